import ts from "typescript";

/** The states that a person has to see, by what selectors know them by. */
const states = {
  current: /\[(aria|data)-current\b/,
  selected: /\[(aria|data)-selected\b/,
  checked: /\[aria-checked\b|:checked\b|:indeterminate\b/,
  pressed: /\[(aria-pressed\b(?!=mixed)|data-on\b)/,
  expanded: /\[(aria|data)-expanded\b/,
  invalid: /\[(aria|data)-invalid\b|:(user-)?invalid\b/,
  disabled: /\[(aria|data)-disabled\b|:disabled\b/,
} as const;
export type State = keyof typeof states;

/** What the system takes away, or chooses by itself. */
const ofColor =
  /^(background(Color|Image)?|color|border(Block|Inline)?(Start|End)?Color|boxShadow|textShadow|fill|stroke|outlineColor|accentColor)$/;
/** What shows nothing to the eye by itself. */
const silent =
  /^(cursor|zIndex|transition|padding\w*|margin\w*|pointerEvents|border\w*Radius|outlineOffset|vars)$/;

/** A state that a style shows by colour alone. */
export interface ShownByColor {
  /** The style it stands in. */
  rule: string;
  state: State;
}

interface Shown extends ShownByColor {
  /** It is a state of the element itself, and not of one around, before or in it. */
  isOwn: boolean;
  isSeen: boolean;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteralLike(name) ? name.text : name.getText());

function ruleOf(node: ts.Node): string {
  for (let at = node; at.parent; at = at.parent) if (ts.isVariableDeclaration(at)) return at.name.getText();
  return "globalStyle";
}

/** What a selector shows of the elements that it is for; what it leaves out by `:not()` is none of that. */
function statesOf(selector: string): State[] {
  const shown = selector.replace(/:not\([^)]*\)/g, "");
  return (Object.keys(states) as State[]).filter((state) => states[state].test(shown));
}

function isForced(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (ts.isPropertyAssignment(at) && /forcedColors/.test(nameOf(at.name))) return true;
  return false;
}

/** The names of what is declared that the eye could be shown by; what comes from elsewhere is looked at there. */
function showingOf(declarations: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(declarations)) return [];
  return declarations.properties.flatMap(({ name }) =>
    name === undefined || silent.test(nameOf(name)) ? [] : [nameOf(name)],
  );
}

function selectorOf(node: ts.Node): { selector: string; declarations: ts.Expression } | null {
  if (ts.isPropertyAssignment(node)) return { selector: nameOf(node.name), declarations: node.initializer };
  if (!ts.isCallExpression(node) || node.expression.getText() !== "globalStyle") return null;
  const [selector, declarations] = node.arguments;
  return selector === undefined || declarations === undefined
    ? null
    : { selector: selector.getText(), declarations };
}

const isOfItself = (selector: string, state: State) =>
  selector.startsWith("&") &&
  states[state].test(selector.replace(/:has\([^)]*\)+/g, "").split(/[\s>~+]/)[0] ?? "");
/** The browser greys the text of a native control by itself. */
const isGreyed = (selector: string) => /^&:(is\()?:?disabled/.test(selector);

/**
 * The states that a source shows by colour alone, which forced colours take away: the style neither answers the state in `[media.forcedColors]` nor shows it by
 * anything else. What only follows a state of another element may leave that to the styles beside it.
 */
export function shownByColor(source: string): ShownByColor[] {
  const file = ts.createSourceFile("part.css.ts", source, ts.ScriptTarget.Latest, true);
  const shown: Shown[] = [];
  const visit = (node: ts.Node): void => {
    const found = selectorOf(node);
    if (found !== null) {
      const { selector, declarations } = found;
      const showing = showingOf(declarations);
      const seen = isForced(node) || showing.some((name) => !ofColor.test(name));
      for (const state of seen || showing.length > 0 ? statesOf(selector) : [])
        shown.push({
          rule: ruleOf(node),
          state,
          isOwn: isOfItself(selector, state),
          isSeen: seen || (state === "disabled" && isGreyed(selector)),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const faults = shown.filter(
    ({ rule, state, isOwn }) =>
      !shown.some((other) => other.isSeen && other.state === state && (!isOwn || other.rule === rule)),
  );
  return [...new Map(faults.map(({ rule, state }) => [`${rule} ${state}`, { rule, state }])).values()];
}
