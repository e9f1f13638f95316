import { css, html, nothing } from "lit";

/** What is said in place of data that cannot be shown, in the element's language. */
export interface ProblemTexts {
  title: string;
  /** What is wrong, each sentence a paragraph. */
  sentences: readonly string[];
  /** Where in the data, for whoever wrote it; null where it is the whole. */
  place: { label: string; path: string } | null;
  /** A button, where something can be done about it. */
  deed?: unknown;
}

export function renderProblemBox({ title, sentences, place, deed = nothing }: ProblemTexts) {
  return html`
    <div part="problem" class="problem-box" role="group" aria-labelledby="problem">
      <p id="problem" class="title" tabindex="-1">${title}</p>
      ${sentences.map((sentence) => html`<p>${sentence}</p> `)} ${place ? html`<p class="place">${place.label} <code>${place.path}</code></p>` : nothing} ${deed}
    </div>
  `;
}

export const problemBox = css`
  .problem-box {
    display: grid;
    gap: 0.5rem;
    padding: 1rem;
    border-inline-start: 5px solid var(--_bad);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    font-size: 1rem;
    box-shadow: 0 0 0 1px var(--_line);
  }

  .problem-box p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .problem-box button {
    justify-self: start;
  }

  .problem-box .title {
    color: inherit;
    font-size: 1.125rem;
    font-weight: 700;
  }

  .problem-box .place {
    color: var(--_ink-soft);
  }

  @media (forced-colors: active) {
    .problem-box {
      border-block: 1px solid CanvasText;
      border-inline-end: 1px solid CanvasText;
    }
  }
`;
