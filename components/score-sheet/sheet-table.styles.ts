import { css } from "lit";

export const tableStyles = css`
  table {
    inline-size: 100%;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.25);
    border-spacing: 0;
    background: var(--_paper);
    overflow: hidden;
    font-variant-numeric: tabular-nums lining-nums;
  }

  th,
  td {
    padding: 0.5rem 0.75rem;
    border-block-start: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }

  thead th {
    padding-block: 0.625rem;
    border-block-start: 0;
    background: var(--_paper-soft);
    vertical-align: bottom;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.2;
  }

  .deal {
    inline-size: 100%;
  }

  .score {
    text-align: end;
    white-space: nowrap;
  }

  /* A long name ends in dots here; the explanation of a deal has it in full. */
  th.score .name {
    display: block;
    min-inline-size: 4.25rem;
    max-inline-size: 9rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  tbody th.deal {
    padding: 0;
  }

  .summary {
    display: flex;
    align-items: start;
    gap: 0.625rem;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 0;
    border-radius: 0;
    background: none;
    text-align: start;
    font-weight: 400;
  }

  button.summary:focus-visible {
    outline-offset: -3px;
  }

  .number {
    flex: none;
    min-inline-size: 1.625rem;
    padding-inline: 0.25rem;
    border-radius: 1rem;
    background: var(--_paper-soft);
    color: var(--_ink-soft);
    text-align: center;
    font-size: 0.8125rem;
    line-height: 1.625rem;
  }

  .what {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 1rem;
    min-inline-size: 0;
  }

  .headline,
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 0.4375rem;
    min-inline-size: 0;
  }

  .headline b {
    font-weight: 650;
  }

  .factor,
  .facts {
    color: var(--_ink-soft);
  }

  .facts {
    column-gap: 0.75rem;
    font-size: 0.875rem;
  }

  .made {
    color: var(--_good);
  }

  .failed {
    color: var(--_bad);
  }

  .player {
    max-inline-size: 100%;
    padding-inline: 0.5rem;
    border-radius: 1rem;
    background: var(--_paper-soft);
    overflow-wrap: anywhere;
    font-size: 0.875rem;
  }

  .player.taker {
    background: var(--_gold);
    color: var(--_on-gold);
    font-weight: 600;
  }

  .player.partner {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--_gold);
  }

  .tag {
    align-self: center;
    padding-inline: 0.4375rem;
    border-radius: 0.25rem;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 0.75rem;
    font-weight: 600;
  }

  .chevron {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin: 0.4375rem 0.125rem;
    border: solid var(--_ink-soft);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate var(--_motion);
  }

  .open .chevron {
    rotate: -135deg;
    translate: 0 0.25rem;
  }

  .newest > * {
    background: color-mix(in oklab, var(--_accent) 9%, var(--_paper));
  }

  .newest > :first-child {
    box-shadow: inset 3px 0 var(--_accent);
  }

  .points {
    display: block;
    font-weight: 600;
  }

  .plus {
    color: var(--_good);
  }

  .minus {
    color: var(--_bad);
  }

  .running {
    display: block;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }

  .totals > * {
    border-block-start: 2px solid var(--_ink-soft);
    background: var(--_paper-soft);
    font-weight: 700;
  }

  .totals .points {
    font-size: 1.0625rem;
    font-weight: 700;
  }

  .leads {
    display: inline-block;
    padding-inline: 0.4375rem;
    border-radius: 1rem;
    background: var(--_gold);
    color: var(--_on-gold);
    font-size: 0.75rem;
    font-weight: 600;
  }

  @media (forced-colors: active) {
    .newest > :first-child {
      border-inline-start: 4px solid Highlight;
    }

    .player.taker,
    .leads,
    .tag {
      border: 1px solid currentcolor;
    }
  }

  @media print {
    table {
      break-inside: auto;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
