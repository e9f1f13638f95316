import { html, nothing } from "lit";
import type { Words } from "../shared/words.js";

export interface NamesModel {
  names: readonly string[];
  seats: number;
  /** Whether the number of players can be chosen still: before the first deal. */
  resizable: boolean;
  open: boolean;
  rename(seat: number, name: string): void;
  resize(players: 3 | 4 | 5): void;
}

/** Who plays: how many, and their names. */
export function renderNames(voice: Words, model: NamesModel) {
  const { names, seats, rename } = model;
  return html`
    <details class="names" ?open=${model.open}>
      <summary>${voice.t("score:form.players")}</summary>
      <div class="fields">
        ${model.resizable ? renderSize(voice, model) : nothing}
        <fieldset class="wide">
          <legend>${voice.t("score:form.names")}</legend>
          <div class="selects">
            ${Array.from({ length: seats }, (_, seat) => html`
              <label>
                <span class="name">${voice.t("ui:player", { number: seat + 1 })}</span>
                <input
                  type="text" class="rename" maxlength="40" autocomplete="off" .value=${names[seat] ?? ""}
                  @change=${(event: Event) => rename(seat, (event.target as HTMLInputElement).value)}
                />
              </label>
            `)}
          </div>
        </fieldset>
      </div>
    </details>
  `;
}

function renderSize(voice: Words, { seats, resize }: NamesModel) {
  return html`
    <fieldset>
      <legend>${voice.t("score:form.size")}</legend>
      <div class="chips">
        ${([3, 4, 5] as const).map((players) => html`
          <label class="chip">
            <input type="radio" name="size" .checked=${players === seats} @change=${() => resize(players)} /><span>${voice.number(players)}</span>
          </label>
        `)}
      </div>
    </fieldset>
  `;
}
