import { css } from "lit";

export const narrowStyles = css`
  /* Narrow: a deal is a card, its summary over its scores; the players' columns stay in line. */
  @container (max-width: 43.99rem) {
    table,
    thead,
    tbody,
    tfoot {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      border-block-start: 1px solid var(--_line);
    }

    .seats-2 tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .seats-3 tr {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    .seats-5 tr {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }

    thead tr {
      align-items: end;
      border-block-start: 0;
      background: var(--_paper-soft);
    }

    th,
    td {
      border-block-start: 0;
    }

    .deal,
    .detail td {
      grid-column: 1 / -1;
    }

    thead .deal {
      padding: 0;
      block-size: 0;
      overflow: hidden;
    }

    .totals {
      border-block-start: 2px solid var(--_ink-soft);
    }

    .totals > * {
      border: 0;
    }

    .totals .deal {
      padding-block-end: 0;
    }

    .deal {
      inline-size: auto;
    }

    .score {
      padding-inline: 0.125rem;
      text-align: center;
    }

    th.score {
      font-size: min(0.8125rem, 5.5cqi);
    }

    .seats-5 th.score {
      padding-inline: 0.0625rem;
      font-size: min(0.8125rem, 4.3cqi);
      letter-spacing: -0.01em;
    }

    /* All of a name, in several lines where it needs them. */
    th.score .name {
      min-inline-size: 0;
      max-inline-size: none;
      hyphens: manual;
      overflow-wrap: anywhere;
      white-space: normal;
    }

    /* Large text in a small column stops growing before scores would run into one another. */
    .score .points {
      font-size: min(0.9375rem, 5.5cqi);
    }

    .score .running {
      font-size: min(0.8125rem, 5cqi);
    }

    .seats-5 .score .points {
      font-size: min(0.8125rem, 4.4cqi);
    }

    .seats-5 .score .running {
      font-size: min(0.75rem, 4.1cqi);
    }

    td.score {
      padding-block-start: 0;
    }

    .newest {
      background: color-mix(in oklab, var(--_accent) 9%, var(--_paper));
      box-shadow: inset 3px 0 var(--_accent);
    }

    .newest > * {
      background: none;
    }

    .newest > :first-child {
      box-shadow: none;
    }

    .leads {
      padding-inline: 0.25rem;
      font-size: min(0.6875rem, 3.6cqi);
    }

    .totals .score .points {
      font-size: min(1rem, 5.75cqi);
    }

    .seats-5 .totals .score .points {
      font-size: min(0.9375rem, 4.75cqi);
    }
  }

  /* Large text: number and arrow stand above what is to be read, which takes the whole width. */
  @container (max-width: 14rem) {
    .summary {
      flex-wrap: wrap;
      gap: 0.25rem;
      padding-inline: 0.5rem;
    }

    .what {
      flex-basis: 100%;
      order: 1;
    }

    .chevron {
      margin-inline-start: auto;
    }

    .detail td {
      padding-inline: 0.5rem;
    }

    .tag {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    .sum > div {
      gap: 0.5rem;
    }
  }
`;
