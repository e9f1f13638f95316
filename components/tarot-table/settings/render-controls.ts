import { html } from "lit";
import { live } from "lit/directives/live.js";

interface Switch {
  label: string;
  about: string;
  on: boolean;
  change: (on: boolean) => void;
}

export function renderSwitch({ label, about, on, change }: Switch) {
  return html`
    <label class="switch">
      <input type="checkbox" .checked=${live(on)} @change=${(event: Event) => change(inputOf(event).checked)} />
      <span><span class="label">${label}</span> <span class="about">${about}</span></span>
    </label>
  `;
}

/** One of a few, all to be seen. */
export function renderChoice<T extends string>(name: string, label: string, all: readonly T[], chosen: T, draw: (one: T) => unknown, choose: (one: T) => void) {
  return html`
    <fieldset class=${name}>
      <legend class="label">${label}</legend>
      <div class="choices">
        ${all.map(
          (one) => html`
            <label class="choice">
              <input type="radio" name=${name} value=${one} .checked=${live(one === chosen)} @change=${() => choose(one)} />
              ${draw(one)}
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

interface Slider {
  label: string;
  /** What its ends mean. */
  less: string;
  more: string;
  /** From 0 to 100. */
  value: number;
  written: string;
  change: (value: number) => void;
}

export function renderSlider({ label, less, more, value, written, change }: Slider) {
  return html`
    <label class="slider">
      <span class="label">${label}</span>
      <output>${written}</output>
      <input type="range" min="0" max="100" step="5" .value=${live(String(value))} aria-valuetext=${written} @input=${(event: Event) => change(inputOf(event).valueAsNumber)} />
      <span class="end" aria-hidden="true">${less}</span>
      <span class="end" aria-hidden="true">${more}</span>
    </label>
  `;
}

const inputOf = (event: Event) => event.currentTarget as HTMLInputElement;
