import { css } from "lit";

/** What lies over the table. */
export const dialog = css`
  dialog {
    inline-size: fit-content;
    max-inline-size: min(44rem, 100vw - 1rem);
    max-block-size: calc(100dvh - 1rem);
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 12px 40px rgb(0 0 0 / 45%);
  }

  dialog::backdrop {
    background: rgb(10 20 18 / 55%);
  }

  .sheet {
    display: grid;
    gap: 0.875rem;
    padding: 1rem;
  }

  .sheet h2 {
    font-size: 1.125rem;
  }

  .sheet h2:focus {
    outline: none;
  }

  .dismiss {
    justify-self: end;
  }

  .past {
    --tarot-card-width: clamp(48px, 15vw, 84px);

    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.75rem;
  }

  .past li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 0.375rem;
    max-inline-size: 6rem;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
    text-align: center;
  }

  .past .winning playing-card {
    box-shadow: 0 0 0 3px var(--_gold);
    border-radius: 7% / 4.07%;
  }

  .past .winning span {
    padding-inline: 0.5rem;
    border-radius: 1rem;
    background: var(--_gold);
    color: var(--_on-gold);
    font-weight: 600;
  }

  .past small {
    color: var(--_ink-soft);
  }

  .all {
    justify-self: start;
  }

  .all-tricks {
    display: grid;
    gap: 1rem;
  }

  .all-tricks > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.375rem 0.75rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--_line);
  }

  .all-tricks h3 {
    margin: 0;
    font-size: 1rem;
  }

  .all-tricks .past {
    --tarot-card-width: clamp(40px, 11vw, 56px);

    grid-column: 1 / -1;
    justify-content: start;
    gap: 0.5rem 0.75rem;
  }

  .keys {
    display: grid;
    gap: 0.375rem;
    margin: 0;
  }

  .keys > div {
    display: grid;
    grid-template-columns: 4rem 1fr;
    gap: 0.5rem;
    align-items: baseline;
  }

  .keys dd {
    margin: 0;
  }

  kbd {
    display: inline-block;
    min-inline-size: 1.75rem;
    padding: 0.0625rem 0.375rem;
    border: 1px solid var(--_line);
    border-block-end-width: 2px;
    border-radius: 0.25rem;
    background: var(--_paper-soft);
    font: inherit;
    font-size: 0.875rem;
    text-align: center;
    white-space: nowrap;
  }

  .levels,
  .ends {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .ends {
    justify-content: end;
  }

  .levels [aria-pressed="true"] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  @media (forced-colors: active) {
    .levels [aria-pressed="true"] {
      border-width: 3px;
      border-color: Highlight;
    }
  }

  .pool {
    --tarot-card-width: clamp(44px, 12vw, 60px);

    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 0.375rem;
    padding-block-start: 0.5rem;
  }

  .pick {
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    line-height: 0;
  }

  .pick[aria-pressed="true"] playing-card {
    outline: 3px solid var(--_accent);
    transform: translateY(-6px);
  }

  .pick[aria-pressed="false"] playing-card {
    filter: brightness(0.7) saturate(0.8);
  }

  .show[aria-disabled="true"] {
    border-color: var(--_line);
    background: var(--_paper-soft);
    color: var(--_ink-soft);
  }

  .missing {
    color: var(--_ink-soft);
  }
`;
