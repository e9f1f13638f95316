import { expect } from "chai";
import { announce, prepareAnnouncer } from "../../../components/shared/announcer.js";
import { afterTimers } from "../../support/after-timers.js";

const region = (urgency = "polite") => document.querySelector<HTMLElement>(`[data-tarot-announcer="${urgency}"]`)!;

describe("the announcer", () => {
  it("has its regions in the page before there is something to say", () => {
    prepareAnnouncer();
    expect(region("polite").getAttribute("aria-live")).to.equal("polite");
    expect(region("assertive").getAttribute("aria-live")).to.equal("assertive");
    expect(document.querySelectorAll("[data-tarot-announcer]")).to.have.length(2);
  });

  it("says what comes in one go in one go, each text in its own language", async () => {
    announce("West spielt: Herz-König.", "de");
    announce("À vous de jouer.", "fr");
    await afterTimers();
    expect(region().textContent).to.equal("West spielt: Herz-König. À vous de jouer.");
    expect([...region().children].map((part) => part.getAttribute("lang"))).to.deep.equal(["de", "fr"]);
  });

  it("says the same text again as another", async () => {
    announce("No.", "en", "assertive");
    await afterTimers();
    const before = region("assertive").textContent;
    announce("No.", "en", "assertive");
    await afterTimers();
    expect(region("assertive").textContent).to.not.equal(before);
    expect(region("assertive").textContent.trim()).to.equal("No.");
  });

  it("speaks again after the page has thrown its regions away", async () => {
    prepareAnnouncer();
    region().remove();
    announce("Still here.", "en");
    await afterTimers();
    expect(region().textContent).to.equal("Still here.");
  });
});
