import { html, nothing } from "lit";
import { frenchTarotContracts, handfulSizes, type FrenchTarotScore } from "../../rules/index.js";
import type { DealForm } from "./deal-form.js";
import type { Draft, Field, Problem } from "./draft.js";
import { scoresBySeat, type ScoreEntry } from "./score-entry.js";
import type { Words } from "../shared/words.js";

export interface FormModel {
  form: DealForm;
  save(): void;
  saveVoid(): void;
  cancel(): void;
}

interface Choice<T> {
  value: T;
  label: string;
}

/** Native controls in fieldsets, no form element: a sandboxed frame may forbid forms. */
export function renderForm(voice: Words, model: FormModel) {
  const { form } = model;
  const { changing } = form;
  const heading = changing === null ? voice.t("score:form.add") : voice.t("score:form.change", { number: voice.number(changing + 1) });
  return html`
    <div part="form" class="form" role="group" aria-labelledby="form-heading">
      <p class="heading" id="form-heading" tabindex="-1">${heading}</p>
      <div class="fields">
        ${renderTaker(voice, form)} ${renderPartner(voice, form)} ${renderContract(voice, form)} ${renderBouts(voice, form)}
        ${renderPoints(voice, model)} ${renderPetit(voice, form)} ${renderSlam(voice, form)} ${renderHandfuls(voice, form)}
      </div>
      ${renderPreview(voice, form)}
      <div class="actions">
        <button type="button" class="primary save" @click=${() => model.save()}>${voice.t(changing === null ? "score:form.save" : "score:form.saveChange")}</button>
        ${changing === null
          ? html`<button type="button" class="void" @click=${() => model.saveVoid()}>${voice.t("score:form.saveVoid")}</button>`
          : html`<button type="button" class="cancel" @click=${() => model.cancel()}>${voice.t("score:form.cancel")}</button>`}
      </div>
    </div>
  `;
}

function renderTaker(voice: Words, form: DealForm) {
  return renderRadios(voice, form, "taker", form.draft.taker, playersAsChoices(voice, form.players), (taker) => form.set({ taker }));
}

function renderPartner(voice: Words, form: DealForm) {
  if (form.players !== 5) return nothing;
  const others = playersAsChoices(voice, form.players).filter(({ value }) => value !== form.draft.taker);
  const choices: Choice<Draft["partner"]>[] = [...others, { value: "alone", label: voice.t("score:form.alone") }];
  return renderRadios(voice, form, "partner", form.draft.partner, choices, (partner) => form.set({ partner }));
}

function renderContract(voice: Words, form: DealForm) {
  const choices = frenchTarotContracts.map(({ name }) => ({ value: name, label: voice.t(`ui:bid.name.${name}`) }));
  return renderRadios(voice, form, "contract", form.draft.contract, choices, (contract) => form.set({ contract }));
}

function renderBouts(voice: Words, form: DealForm) {
  const choices = ([0, 1, 2, 3] as const).map((value) => ({ value, label: voice.number(value) }));
  return renderRadios(voice, form, "bouts", form.draft.bouts, choices, (bouts) => form.set({ bouts }));
}

function renderPoints(voice: Words, { form, save }: FormModel) {
  const problem = problemOf(form, "points");
  return html`
    <fieldset data-field="points" aria-describedby=${problem ? "problem-points" : nothing}>
      <legend>${voice.t("score:form.points")}</legend>
      <div class="chips">
        <input
          id="points" type="text" inputmode="decimal" autocomplete="off" maxlength="6" size="4"
          aria-label=${voice.t("score:form.points")} aria-invalid=${problem ? "true" : "false"}
          aria-describedby=${problem ? "problem-points" : nothing} .value=${form.draft.points}
          @input=${(event: Event) => form.set({ points: (event.target as HTMLInputElement).value })}
          @keydown=${(event: KeyboardEvent) => { if (event.key === "Enter" && !event.repeat) save(); }}
        />
        ${(["taker", "defence"] as const).map((value) =>
          renderRadio("pointsOf", `points-${value}`, voice.t(`score:form.side.${value}`), form.draft.pointsOf === value, () => form.set({ pointsOf: value })))}
      </div>
      ${renderProblem(voice, problem)}
    </fieldset>
  `;
}

function renderPetit(voice: Words, form: DealForm) {
  return renderRadios(voice, form, "petitAuBout", form.draft.petitAuBout, sides(voice), (petitAuBout) => form.set({ petitAuBout }));
}

function renderHandfuls(voice: Words, form: DealForm) {
  const problem = problemOf(form, "handfuls");
  const sizes = handfulSizes(form.players);
  const choose = (seat: number, event: Event) => {
    const level = Number((event.target as HTMLSelectElement).value) as 0 | 1 | 2 | 3;
    form.set({ handfuls: form.draft.handfuls.map((known, place) => (place === seat ? level : known)) });
  };
  return html`
    <fieldset data-field="handfuls" aria-describedby=${problem ? "problem-handfuls" : nothing}>
      <legend>${voice.t("score:form.handfuls")}</legend>
      <div class="selects">
        ${form.draft.handfuls.map((level, seat) => html`
          <label>
            <span class="name">${voice.name(seat)}</span>
            <select @change=${(event: Event) => choose(seat, event)}>
              <option value="0" .selected=${level === 0}>${voice.t("score:form.handful.0")}</option>
              ${sizes.map((size, place) => html`
                <option value=${place + 1} .selected=${level === place + 1}>${voice.t(`score:form.handful.${place + 1}`, { size })}</option>
              `)}
            </select>
          </label>
        `)}
      </div>
      ${renderProblem(voice, problem)}
    </fieldset>
  `;
}

function renderSlam(voice: Words, form: DealForm) {
  const announced = html`
    <label class="check">
      <input type="checkbox" .checked=${form.draft.slamAnnounced} @change=${(event: Event) => form.set({ slamAnnounced: (event.target as HTMLInputElement).checked })} />
      <span>${voice.t("score:form.slamAnnounced")}</span>
    </label>
  `;
  return renderRadios(voice, form, "slam", form.draft.slam, sides(voice), (slam) => form.set({ slam }), announced);
}

function renderRadios<T>(voice: Words, form: DealForm, field: Field, chosen: T, choices: readonly Choice<T>[], choose: (value: T) => void, besides: unknown = nothing) {
  const problem = problemOf(form, field);
  return html`
    <fieldset data-field=${field} aria-describedby=${problem ? `problem-${field}` : nothing}>
      <legend>${voice.t(`score:form.${field}`)}</legend>
      <div class="chips">
        ${choices.map(({ value, label }, place) => renderRadio(field, `${field}-${place}`, label, value === chosen, () => choose(value)))} ${besides}
      </div>
      ${renderProblem(voice, problem)}
    </fieldset>
  `;
}

function renderRadio(name: string, id: string, label: string, checked: boolean, choose: () => void) {
  return html`
    <label class="chip"><input type="radio" id=${id} name=${name} .checked=${checked} @change=${choose} /><span>${label}</span></label>
  `;
}

function renderProblem(voice: Words, problem: Problem | null) {
  return problem ? html`<p class="problem" id="problem-${problem.field}">${voice.t(problemKey(problem))}</p>` : nothing;
}

/** The result as it would be, while the form is filled in. */
function renderPreview(voice: Words, { reading }: DealForm) {
  return html`
    <output class="preview">
      ${reading.ok ? renderResult(voice, reading.entry, reading.score) : html`<span class="hint">${voice.t(isFaulty(reading.problems) ? "score:form.faulty" : "score:form.incomplete")}</span>`}
    </output>
  `;
}

function renderResult(voice: Words, entry: ScoreEntry, score: FrenchTarotScore) {
  const difference = voice.signed(score.difference);
  return html`
    <b class=${score.made ? "made" : "failed"}>${voice.t(score.made ? "score:made" : "score:failed", { difference })}</b>
    ${scoresBySeat(entry, score).map((points, seat) => html`
      <span class="share ${seat === entry.taker ? "taker" : ""}"><span class="name">${voice.name(seat)}</span> <b>${voice.signed(points)}</b></span>
    `)}
  `;
}

function isFaulty(problems: readonly Problem[]): boolean {
  return problems.some(({ code }) => code !== "missing");
}

function problemOf({ reading, strict }: DealForm, field: Field): Problem | null {
  if (reading.ok) return null;
  return reading.problems.find((problem) => problem.field === field && (strict || problem.code !== "missing")) ?? null;
}

/** Every fault that a field can have has its sentence. */
function problemKey({ field, code }: Problem): string {
  if (code === "missing") return `score:missing.${field}`;
  if (code === "value") return field === "points" ? "score:value.points" : "score:value.other";
  return impossible.includes(field) ? `score:impossible.${field}` : "score:value.other";
}

const impossible: readonly Field[] = ["points", "bouts", "petitAuBout", "handfuls", "slam"];

function sides(voice: Words): Choice<"taker" | "defence" | null>[] {
  return [
    { value: null, label: voice.t("score:form.side.nobody") },
    { value: "taker", label: voice.t("score:form.side.taker") },
    { value: "defence", label: voice.t("score:form.side.defence") },
  ];
}

function playersAsChoices(voice: Words, players: number): Choice<number>[] {
  return Array.from({ length: players }, (_, seat) => ({ value: seat, label: voice.name(seat) }));
}
