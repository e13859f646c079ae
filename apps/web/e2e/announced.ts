import type { CDPSession } from "playwright-core";

/** A node of the browser's own accessibility tree, which is what screen readers are given. */
interface TreeNode {
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: readonly { name: string; value: { value?: unknown } }[];
  backendDOMNodeId?: number;
}

/** What a screen reader announces of an element. */
interface Announced {
  /** The node in the document: as long as it stays, only what changed of it is announced. */
  id: number;
  role: string;
  name: string;
  states: readonly string[];
  value: string;
  description: string;
  /** The parts of the page around it, the outermost first. */
  around: readonly { id: number; text: string }[];
}

const textOf = (value: { value?: unknown } | undefined) =>
  String(value?.value ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The browser's own names of roles that ARIA has no name for. */
const roleNames: Readonly<Record<string, string>> = {
  DisclosureTriangle: "disclosure",
  DisclosureTriangleGrouped: "disclosure",
  RootWebArea: "page",
};

const roleOf = (node: TreeNode) => roleNames[textOf(node.role)] ?? textOf(node.role).toLowerCase();

/** Parts that are announced when one comes into them, by whether they are only with a name. */
const parts: Readonly<Record<string, "always" | "named">> = {
  alertdialog: "always",
  article: "named",
  banner: "always",
  complementary: "always",
  contentinfo: "always",
  dialog: "always",
  form: "named",
  grid: "always",
  group: "named",
  heading: "always",
  list: "always",
  listbox: "always",
  main: "always",
  menu: "always",
  navigation: "always",
  radiogroup: "always",
  region: "named",
  search: "always",
  table: "always",
  tablist: "always",
  tabpanel: "always",
  toolbar: "always",
};

const propertyOf = (node: TreeNode, wanted: string) => {
  const found = node.properties?.find(({ name }) => name === wanted);
  return found === undefined ? undefined : textOf(found.value);
};

const named = (role: string, name: string) => (name === "" ? role : `${role} « ${name} »`);

/** A state, by the property that holds it and its value. */
const stateNames: readonly (readonly [property: string, value: string, state: string])[] = [
  ["disabled", "true", "disabled"],
  ["checked", "true", "checked"],
  ["checked", "false", "not checked"],
  ["checked", "mixed", "partly checked"],
  ["pressed", "true", "pressed"],
  ["pressed", "false", "not pressed"],
  ["selected", "true", "selected"],
  ["expanded", "true", "expanded"],
  ["expanded", "false", "collapsed"],
  ["required", "true", "required"],
  ["invalid", "true", "invalid"],
  ["readonly", "true", "read only"],
];

function statesOf(node: TreeNode): string[] {
  const popup = propertyOf(node, "hasPopup") ?? "false";
  return [
    ...stateNames.flatMap(([property, value, state]) =>
      propertyOf(node, property) === value ? [state] : [],
    ),
    ...(popup === "false" ? [] : [`opens a ${popup}`]),
  ];
}

function partOf(node: TreeNode): string | null {
  const role = roleOf(node);
  const name = textOf(node.name);
  if (node.ignored || parts[role] === undefined || (parts[role] === "named" && name === "")) return null;
  // What a heading is called is what stands in it.
  return role === "heading" ? `heading ${propertyOf(node, "level")}` : named(role, name);
}

/** Runs in the page: what has the focus, and the option of a list below it that it follows meanwhile. */
const focused = "document.activeElement === document.body ? null : document.activeElement";
const followed = `document.getElementById((${focused})?.getAttribute("aria-activedescendant") ?? "")`;

/** Runs in the page: what the tree that is handed out leaves out. */
const writtenOn = `function () {
  return { current: this.getAttribute("aria-current") ?? "false", value: this.getAttribute("aria-valuetext") };
}`;

/** An element as the browser's accessibility tree has it; null where the expression names none. */
async function announcedOf(tools: CDPSession, expression: string): Promise<Announced | null> {
  const { result } = await tools.send("Runtime.evaluate", { expression });
  if (result.objectId === undefined) return null;
  const { objectId } = result;
  const { nodes } = await tools.send("Accessibility.getAXNodeAndAncestors", { objectId });
  const written = await tools.send("Runtime.callFunctionOn", {
    objectId,
    functionDeclaration: writtenOn,
    returnByValue: true,
  });
  const [node, ...ancestors] = nodes as TreeNode[];
  if (node === undefined) return null;
  const { current, value } = written.result.value as { current: string; value: string | null };
  return {
    id: node.backendDOMNodeId ?? 0,
    role: roleOf(node),
    name: textOf(node.name),
    states: [...statesOf(node), ...(current === "false" ? [] : [`current ${current}`])],
    value: value ?? textOf(node.value),
    description: textOf(node.description),
    around: ancestors.reverse().flatMap((ancestor) => {
      const text = partOf(ancestor);
      return text === null ? [] : [{ id: ancestor.backendDOMNodeId ?? 0, text }];
    }),
  };
}

/** Where a person is: what has the focus, and the option that is followed. */
export interface Place {
  focus: Announced | null;
  option: Announced | null;
}

/** Where a person is before anything has the focus. */
export const nowhere: Place = { focus: null, option: null };

/** Where a person is now. */
export const placeOn = async (tools: CDPSession): Promise<Place> => ({
  focus: await announcedOf(tools, focused),
  option: await announcedOf(tools, followed),
});

const valued = (value: string) => (value === "" ? [] : [`contains « ${value} »`]);

/** The lines that are announced of an element after another one; none where nothing changed. */
function linesOf(before: Announced | null, now: Announced): string[] {
  if (before?.id === now.id && before.name === now.name && before.role === now.role) {
    const changed = [
      ...now.states.filter((state) => !before.states.includes(state)),
      ...(before.value === now.value ? [] : valued(now.value)),
    ];
    return changed.length === 0 ? [] : [changed.join(", ")];
  }
  const known = new Set(before?.around.map(({ id }) => id));
  const entered = now.around.filter(({ id }) => !known.has(id) && id !== before?.id);
  return [
    ...entered.map(({ text }) => `in ${text}`),
    [
      named(now.role, now.name),
      ...now.states,
      ...valued(now.value),
      ...(now.description === "" ? [] : [`described « ${now.description} »`]),
    ].join(", "),
  ];
}

/** The lines that are announced as a person comes from one place to another; none where nothing changed. */
export function linesBetween(before: Place, { focus, option }: Place): string[] {
  if (focus === null) return before.focus === null ? [] : ["the focus is nowhere"];
  return [
    ...linesOf(before.focus, focus),
    ...(option === null ? [] : linesOf(before.option ?? focus, option)),
  ];
}
