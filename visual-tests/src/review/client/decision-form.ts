import type { DecisionDraft, Reviewed } from "../contents.ts";
import { countOf, make } from "./elements.ts";
import { type State, subjectsOf } from "./state.ts";

/** Where a person accepts and refuses. */
export interface DecisionForm {
  element: HTMLElement;
  refresh(): void;
  /** Takes a decision for what is chosen or looked at. */
  decide(verdict: DecisionDraft["verdict"]): Promise<void>;
}

interface Answer {
  reviewed?: Reviewed;
  outdated?: readonly string[];
}

const nameOfAuthor = "jobami-review-author";

/** Sends a decision to the server that gave this page. */
async function send(draft: DecisionDraft): Promise<Answer> {
  const response = await fetch("decisions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(draft),
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Answer;
}

/** Makes the form; `onDecided` is called once the server has written the decision. */
export function makeDecisionForm(
  state: State,
  onDecided: (answered: Reviewed, verdict: DecisionDraft["verdict"]) => void,
): DecisionForm {
  const status = make("p", { role: "status" });
  const trouble = make("p", { className: "bad", role: "alert" });
  const name = make("input", {
    name: "by",
    autocomplete: "name",
    required: true,
    value: localStorage.getItem(nameOfAuthor) ?? state.reviewed.author ?? "",
  });
  const note = make("textarea", { name: "note", rows: 2 });
  const scope = make("p");
  let isSending = false;

  const refused = (field: HTMLElement, message: string) => {
    trouble.textContent = message;
    field.focus();
  };

  const decide = async (verdict: DecisionDraft["verdict"]) => {
    const subjects = subjectsOf(state).filter(({ hash }) => hash !== undefined);
    trouble.textContent = "";
    if (isSending || subjects.length === 0) return;
    if (name.value.trim() === "")
      return refused(name, "Écrivez votre nom\u00a0: il est gardé avec la décision.");
    if (verdict === "refused" && note.value.trim() === "")
      return refused(note, "Écrivez pourquoi vous refusez, pour qui corrigera.");
    localStorage.setItem(nameOfAuthor, name.value.trim());
    isSending = true;
    try {
      const pictures = Object.fromEntries(subjects.map((entry) => [entry.name, entry.hash ?? ""]));
      const { reviewed, outdated = [] } = await send({
        verdict,
        by: name.value.trim(),
        note: note.value.trim(),
        pictures,
      });
      const done = subjects.length - outdated.length;
      const acts = { accepted: "acceptée", refused: "refusée", open: "remise à décider" };
      status.textContent = done > 0 ? `${countOf(done, "image")}\u00a0: ${acts[verdict]}.` : "";
      if (outdated.length > 0)
        trouble.textContent = `${countOf(outdated.length, "image")} à regarder de nouveau\u00a0: le rapport a changé. Rechargez la page.`;
      note.value = "";
      if (reviewed) onDecided(reviewed, verdict);
    } catch {
      trouble.textContent =
        "Rien n’a été écrit\u00a0: le serveur de «\u202fpnpm visual:review\u202f» ne répond pas ou refuse.";
    } finally {
      isSending = false;
    }
  };

  const button = (text: string, key: string, verdict: DecisionDraft["verdict"]) =>
    make(
      "button",
      { type: "button", onclick: () => void decide(verdict), ariaKeyShortcuts: key },
      text,
      " ",
      make("kbd", { textContent: key }),
    );
  const element = make(
    "form",
    { ariaLabel: "Décision", onsubmit: (event) => event.preventDefault() },
    scope,
    make("label", {}, "Votre nom", name),
    make("label", {}, "Un mot (exigé pour refuser)", note),
    make(
      "div",
      { className: "acts" },
      button("Accepter", "a", "accepted"),
      button("Refuser", "r", "refused"),
      button("Revenir sur la décision", "u", "open"),
    ),
    status,
    trouble,
  );

  const refresh = () => {
    const subjects = subjectsOf(state);
    const [only] = subjects;
    scope.textContent =
      subjects.length > 1
        ? `La décision vaut pour ${countOf(subjects.length, "image choisie")}.`
        : only === undefined
          ? "Aucune image n’est choisie."
          : `La décision vaut pour ${only.title}.`;
  };
  return { element, refresh, decide };
}

/** What stands in the place of the form where the page is a file, which cannot write. */
export function makeCommands(state: State): { element: HTMLElement; refresh(): void } {
  const command = make("code");
  const element = make(
    "p",
    {},
    "Pour accepter ou refuser d’ici\u00a0: ",
    make("code", { textContent: "pnpm visual:review" }),
    ". En ligne de commande\u00a0: ",
    command,
  );
  const refresh = () => {
    const names = subjectsOf(state).map((entry) => entry.name);
    command.textContent = `pnpm visual:accept ${names.length > 0 ? names.join(" ") : "NOM"}`;
  };
  return { element, refresh };
}
