import { css } from "lit";

export const styles = css`
  .sheet {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    font-size: 0.9375rem;
  }

  p,
  dl,
  dd {
    margin: 0;
  }

  /* No heading elements: their level would be the page's to choose. */
  .heading {
    font-weight: 700;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
  }

  .empty {
    padding: 1rem;
    border: 1px dashed var(--_line);
    border-radius: calc(var(--_radius) * 1.25);
    background: var(--_paper);
    color: var(--_ink-soft);
    text-align: center;
  }
`;
