import { isGrave, listedAtMost, type VoiceAnswer, type VoiceCommand } from "@jobami/machines/voice/voice";
import { controls, nameOf, pressable, scene } from "../../../platform/controls/index.ts";
import { namesHere } from "./here.ts";
import {
  fieldErrors,
  listedLinks,
  namesOf,
  pageHeadings,
  pageParts,
  pageTitle,
  sentences,
} from "./page-reading.ts";
import { labelOf } from "./pages.ts";
import { selectedText } from "./secrets.ts";
import type { SpeechQueue } from "./speech-queue.ts";
import { closedText, confirmText, goesOn, helpText, sameNameText } from "./voice.copy.ts";

/** What commands act on beside the page itself. */
export interface CommandContext {
  /** Goes to a path, or back and forth by a number of pages. */
  go: (to: string | number) => void;
  speech: SpeechQueue;
  stopListening: () => void;
}

const answer = (text: string): VoiceAnswer => ({ text });

/** « 12 liens. Les 5 premiers : … » [VOICE-22] */
export function listText(names: readonly string[], one: string, many: string, first: string): string {
  if (names.length === 0) return `Aucun ${one}.`;
  const count = names.length === 1 ? `1 ${one}` : `${names.length} ${many}`;
  const read = names.slice(0, listedAtMost).join(", ");
  return names.length > listedAtMost ? `${count}. ${first}\u00a0: ${read}.` : `${count}\u00a0: ${read}.`;
}

function scroll(to: (height: number) => number): null {
  const isStill = document.documentElement.dataset.motion === "reduced";
  globalThis.scrollTo({ top: to(globalThis.innerHeight), behavior: isStill ? "auto" : "smooth" });
  return null;
}

function travel(go: CommandContext["go"], by: number): null {
  go(by);
  return null;
}

/** Reads a text, and keeps what comes after it. */
function read(text: string, { speech }: CommandContext, rest?: readonly string[]): VoiceAnswer | null {
  const isRead = speech.offer(text, "asked", rest);
  return isRead ? null : answer(rest === undefined || rest.length === 0 ? text : `${text} ${goesOn}`);
}

function readPage(context: CommandContext): VoiceAnswer | null {
  const [first = "", ...rest] = pageParts();
  return read(first, context, rest);
}

/** Goes on where reading was paused, or with the part of a long text that waits for it. */
function resume(context: CommandContext): VoiceAnswer | null {
  const [next, ...rest] = context.speech.takeRest();
  return next === undefined ? order("resume", context) : read(next, context, rest);
}

function order(kind: "pause" | "resume" | "skip" | "stop", { speech }: CommandContext): VoiceAnswer | null {
  return speech.order(kind) ? null : answer("Aucune lecture en cours.");
}

function moveToField(by: 1 | -1): VoiceAnswer {
  const fields = controls("fields");
  const current = fields.indexOf(document.activeElement as HTMLElement);
  const next = fields[current === -1 ? (by === 1 ? 0 : fields.length - 1) : current + by];
  if (next === undefined) return answer(fields.length === 0 ? "Aucun champ." : "Plus de champ.");
  next.focus();
  return answer(nameOf(next));
}

function clearField(): VoiceAnswer {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return answer("Placez-vous d’abord dans un champ.");
  // The prototype's own setter: React listens to the element's, and would miss the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, "");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return answer("Champ vidé.");
}

/** Does what has consequences only once its person has agreed; the name is that of what would be pressed. */
function confirmed(command: VoiceCommand, name: string, act: () => void): VoiceAnswer | null {
  if (isGrave(name) && command.isConfirmed !== true) return { text: confirmText(name), asks: command };
  act();
  return null;
}

function submitForm(command: VoiceCommand): VoiceAnswer | null {
  const form = document.activeElement?.closest("form") ?? scene().querySelector<HTMLFormElement>("form");
  if (form === null) return answer("Aucun formulaire sur cette page.");
  const button = form.querySelector("button:not([type=button]):not([type=reset]),input[type=submit]");
  return confirmed(command, button === null ? "" : nameOf(button), () => form.requestSubmit());
}

function press(command: VoiceCommand, name: string): VoiceAnswer | null {
  const named = pressable().filter((control) => nameOf(control) === name);
  const [control] = named;
  if (control === undefined) return answer(`«\u202f${name}\u202f» n’est plus sur la page.`);
  // Several links of one name may lead to one place; several buttons do something to each of several things.
  const isOne = new Set(named.map((one) => one.getAttribute("href") ?? one)).size === 1;
  if (!isOne) {
    control.focus();
    return answer(sameNameText(name, named.length));
  }
  return confirmed(command, name, () => control.click());
}

function open(at: number): VoiceAnswer | null {
  const link = listedLinks().at(at);
  if (link === undefined) return answer("Aucune liste de ce genre sur cette page.");
  link.click();
  return null;
}

const nextPage = "Page suivante";

/** The next page of a list, where there is one; else that which was gone back from. */
function goForward({ go }: CommandContext): VoiceAnswer | null {
  const next = pressable().find((control) => nameOf(control) === nextPage);
  if (next === undefined) return travel(go, 1);
  next.click();
  return null;
}

const acts: Record<string, (context: CommandContext, command: VoiceCommand) => VoiceAnswer | null> = {
  "open.first": () => open(0),
  "open.second": () => open(1),
  "open.third": () => open(2),
  "open.last": () => open(-1),
  "go.back": ({ go }) => travel(go, -1),
  "go.forward": goForward,
  "page.reload": ({ go }) => travel(go, 0),
  "read.page": readPage,
  "read.title": (context) => read(pageTitle(), context),
  "read.headings": (context) => read(sentences(pageHeadings()), context),
  "read.selection": (context) => read(selectedText() || "Rien n’est sélectionné.", context),
  "read.pause": (context) => order("pause", context),
  "read.resume": resume,
  "read.skip": (context) => order("skip", context),
  "scroll.down": () => scroll((height) => globalThis.scrollY + height * 0.8),
  "scroll.up": () => scroll((height) => globalThis.scrollY - height * 0.8),
  "scroll.top": () => scroll(() => 0),
  "scroll.bottom": () => scroll(() => document.documentElement.scrollHeight),
  "list.buttons": () => answer(listText(namesOf("buttons"), "bouton", "boutons", "Les 5 premiers")),
  "list.links": () => answer(listText(namesOf("links"), "lien", "liens", "Les 5 premiers")),
  "list.fields": () => answer(listText(namesOf("fields"), "champ", "champs", "Les 5 premiers")),
  "form.next": () => moveToField(1),
  "form.previous": () => moveToField(-1),
  "form.clear": clearField,
  "form.submit": (_, command) => submitForm(command),
  "form.errors": () => answer(sentences(fieldErrors()) || "Aucune erreur dans les champs."),
  help: () => answer(helpText(namesHere())),
  stop: (context) => order("stop", context),
  "stop.listening": ({ stopListening }) => {
    stopListening();
    return answer("Je n’écoute plus.");
  },
};

/** Runs a command; what it answers is spoken aloud, null when there is nothing to speak. Throws for a command it does not know. */
export function runCommand(command: VoiceCommand, context: CommandContext): VoiceAnswer | null {
  if (command.closed !== undefined) return answer(closedText[command.closed](labelOf(command)));
  if (command.to !== undefined) {
    context.go(command.to);
    return null;
  }
  if (command.named !== undefined) return press(command, command.named);
  const act = acts[command.id];
  if (act === undefined) throw new Error(`no command ${command.id}`);
  return act(context, command);
}

/** The commands that something is done for. */
export const knownActs: ReadonlySet<string> = new Set(Object.keys(acts));
