import type { SpeechSource } from "@jobami/machines/voice/speech-queue";
import { nameOf } from "../../../platform/controls/index.ts";
import { fieldError } from "./page-reading.ts";
import { maskingAttribute, noteUnmasked, selectedText } from "./secrets.ts";

type Offer = (text: string, source: SpeechSource) => void;

const live = "[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]";
const dialogs = "dialog[open],[role=dialog],[role=alertdialog]";
const pressable =
  "button,[role=button],[role=switch],[role=tab],input[type=checkbox],input[type=radio],summary";
/** What announces by itself what it does is not read a second time. */
const silent = "[data-voice-status],[data-voice-state]";

const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function isOn(element: Element, attribute: string): boolean {
  return element.getAttribute(attribute) === "true";
}

/** The state of a button as text; empty when it has none beside being a button. */
export function stateLabel(element: Element): string {
  if (element.matches(":disabled,[aria-disabled=true]")) return "indisponible";
  if (element.hasAttribute("aria-expanded")) return isOn(element, "aria-expanded") ? "ouvert" : "fermé";
  if (element.hasAttribute("aria-pressed")) return isOn(element, "aria-pressed") ? "enfoncé" : "relâché";
  if (element.hasAttribute("aria-selected")) return isOn(element, "aria-selected") ? "choisi" : "non choisi";
  const isCheck = element.matches("input[type=checkbox],input[type=radio]");
  if (!isCheck && !element.hasAttribute("aria-checked")) return "";
  const isChecked = isCheck ? (element as HTMLInputElement).checked : isOn(element, "aria-checked");
  return isChecked ? "coché" : "non coché";
}

function offerState(element: Element, offer: Offer): void {
  if (!element.matches(pressable) || element.closest(silent) !== null) return;
  offer([nameOf(element), stateLabel(element)].filter((part) => part !== "").join(", "), "buttonState");
}

function offerError(field: Element, offer: Offer): void {
  if (isOn(field, "aria-invalid")) offer(fieldError(field), "formError");
}

function offerTooltip(target: EventTarget | null, offer: Offer): void {
  if (!(target instanceof Element)) return;
  const title = target.closest("[title]")?.getAttribute("title");
  if (title) offer(plain(title), "tooltip");
}

function offerAdded(node: Node, offer: Offer): void {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null || element.closest(silent) !== null) return;
  const region = element.closest(live);
  if (region !== null) offer(plain(element.textContent), "announcement");
  if (!(node instanceof Element)) return;
  for (const alert of node.querySelectorAll("[role=alert]")) offer(plain(alert.textContent), "announcement");
  for (const dialog of [node, ...node.querySelectorAll(dialogs)])
    if (dialog.matches(dialogs)) offer(nameOfDialog(dialog), "announcement");
  for (const tip of [node, ...node.querySelectorAll("[role=tooltip]")])
    if (tip.matches("[role=tooltip]")) offer(plain(tip.textContent), "tooltip");
}

function nameOfDialog(dialog: Element): string {
  return dialog.hasAttribute("aria-label") || dialog.hasAttribute("aria-labelledby")
    ? nameOf(dialog)
    : plain(dialog.querySelector("h1,h2,h3")?.textContent);
}

function offerChanged(element: Element, attribute: string, offer: Offer): void {
  if (attribute === "aria-invalid") offerError(element, offer);
  else if (attribute === "open") {
    if (element.matches("dialog[open]")) offer(nameOfDialog(element), "announcement");
  } else if (element === document.activeElement) offerState(element, offer);
}

/** Hands in what appears, what is focused and what changes on the page; the queue knows what is wanted. The answer ends it. */
export function watchPage(offer: Offer, select: (text: string) => void): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName, oldValue } of changes) {
      if (attributeName === maskingAttribute) noteUnmasked(target as Element, oldValue);
      else if (type === "attributes") offerChanged(target as Element, attributeName ?? "", offer);
      else if (type === "characterData") offerAdded(target, offer);
      else for (const node of addedNodes) offerAdded(node, offer);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeOldValue: true,
    attributeFilter: [
      maskingAttribute,
      "aria-invalid",
      "aria-expanded",
      "aria-pressed",
      "aria-checked",
      "aria-selected",
      "open",
    ],
  });
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("selectionchange", () => select(selectedText()), {
    signal,
  });
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      offerState(target, offer);
      offerError(target, offer);
      offerTooltip(target, offer);
    },
    { signal },
  );
  document.addEventListener(
    "change",
    ({ target }) => target instanceof Element && offerState(target, offer),
    { signal },
  );
  document.addEventListener("pointerover", ({ target }) => offerTooltip(target, offer), { signal });
  return () => {
    observer.disconnect();
    ended.abort();
  };
}
