import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { tarotDecks } from "../../playing-card/decks/decks.js";
import { percentOf, prefer, preferences, preferNothing, themes, usualTone, type Preferences } from "../../shared/settings/settings-part.js";
import { speedOf, speeds } from "../../shared/speed.js";
import { TarotElement } from "../../shared/tarot-element.js";
import { buttons, tokens } from "../../shared/tokens.styles.js";
import { renderChoice, renderSlider, renderSwitch } from "./render-controls.js";
import { styles } from "./settings.styles.js";

/** All settings as they are at a table now, whoever has set them. */
type Settings = Required<Preferences>;

/** What the page says to the table that the dialog lies over. */
export type PageSettings = Readonly<Partial<Record<keyof Settings, unknown>>>;

/** Shown in every deck: all have it, and its figure tells them apart at a glance. */
const sample = "HK";

/**
 * What a person can set, as a dialog over a table that lets the table be seen. What is set shows at once, here and at
 * all other elements, and is kept in the browser.
 */
export class TarotSettings extends TarotElement {
  static override styles = [tokens, buttons, styles];

  protected static override readonly texts = ["core", "settings"] as const;

  /** A table, which tells of every change by being set again. */
  @property({ attribute: false, hasChanged: () => true }) page: PageSettings | null = null;

  protected override firstUpdated(): void {
    if (!this.isConnected) return;
    this.#dialog?.showModal();
    // Not on a button that closes what has just been opened.
    this.renderRoot.querySelector<HTMLElement>("h2")?.focus();
  }

  protected override render(): unknown {
    if (!this.page) return nothing;
    const settings = { ...settingsOf(this.page), ...preferences() };
    return html`
      <dialog part="dialog" aria-labelledby="title" @close=${() => this.dispatchEvent(new Event("close"))} closedby="any">
        <div class="top">
          <h2 id="title" tabindex="-1">${this.t("settings:title")}</h2>
          <button type="button" class="close" aria-label=${this.t("ui:table.button.close")} @click=${() => this.#dialog?.close()}><span aria-hidden="true">×</span></button>
        </div>
        <div class="all">
          <section>
            <h3>${this.t("settings:look")}</h3>
            ${this.#renderDecks(settings)}
            ${renderSwitch({ label: this.t("settings:fourColours"), about: this.t("settings:fourColoursAbout"), on: settings.fourColours, change: (fourColours) => prefer({ fourColours }) })}
            ${renderChoice("theme", this.t("settings:theme.label"), themes, settings.theme, (theme) => html`${this.t(`settings:theme.${theme}`)}`, (theme) => prefer({ theme }))}
            ${this.#renderSlider("contrast", settings, "settings:contrast.less", "settings:contrast.more")}
            ${this.#renderSlider("grain", settings, "settings:grain.less", "settings:grain.more")}
            ${this.#renderSlider("temperature", settings, "settings:temperature.less", "settings:temperature.more")}
          </section>
          <section>
            <h3>${this.t("settings:play")}</h3>
            ${renderChoice("speed", this.t("settings:speed.label"), speeds, settings.speed, (speed) => html`${this.t(`settings:speed.${speed}`)}`, (speed) => prefer({ speed }))}
            ${renderSwitch({ label: this.t("settings:hints"), about: this.t("settings:hintsAbout"), on: !settings.noHints, change: (on) => prefer({ noHints: !on }) })}
            ${renderSwitch({ label: this.t("settings:tapTwice"), about: this.t("settings:tapTwiceAbout"), on: settings.tapTwice, change: (tapTwice) => prefer({ tapTwice }) })}
            ${renderSwitch({ label: this.t("settings:sound"), about: this.t("settings:soundAbout"), on: settings.sound, change: (sound) => prefer({ sound }) })}
          </section>
          <p class="about">${this.t("settings:kept")}</p>
        </div>
        <div class="bottom">
          <button type="button" class="reset" @click=${preferNothing}>${this.t("settings:reset")}</button>
          <button type="button" class="done primary" @click=${() => this.#dialog?.close()}>${this.t("settings:done")}</button>
        </div>
      </dialog>
    `;
  }

  #renderDecks({ deck, fourColours }: Settings) {
    const draw = (name: string) => html`
      <playing-card card=${sample} deck=${name} ?four-colours=${fourColours} decorative></playing-card>
      <span>${this.t(`settings:deck.${name}`)}</span>
    `;
    return renderChoice("deck", this.t("settings:deck.label"), tarotDecks, deck, draw, (name) => prefer({ deck: name }));
  }

  #renderSlider(name: "contrast" | "grain" | "temperature", settings: Settings, less: string, more: string) {
    return renderSlider({
      label: this.t(`settings:${name}.label`),
      less: this.t(less),
      more: this.t(more),
      value: settings[name],
      written: new Intl.NumberFormat(this.language, { style: "percent" }).format(settings[name] / 100),
      change: (value) => prefer({ [name]: value }),
    });
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }
}

/** What holds at a table while nothing has been chosen. */
function settingsOf(page: PageSettings): Settings {
  const tone = (["contrast", "grain", "temperature"] as const).map((name) => [name, percentOf(name, page[name]) ?? usualTone[name]]);
  return {
    ...(Object.fromEntries(tone) as typeof usualTone),
    deck: tarotDecks.find((name) => name === page.deck) ?? tarotDecks[0],
    fourColours: Boolean(page.fourColours),
    theme: themes.find((theme) => theme === page.theme) ?? "auto",
    speed: speedOf(page.speed),
    noHints: Boolean(page.noHints),
    tapTwice: Boolean(page.tapTwice),
    sound: Boolean(page.sound),
  };
}
