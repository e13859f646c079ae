import { sampleIcons } from "@jobami/ui/sample-icons";
import type { Decorator } from "@storybook/react-vite";
import { Fragment, isValidElement } from "react";
import type { ArgTypesEnhancer, InputType } from "storybook/internal/csf";
import type { ComponentProp } from "../tools/stories/component-props.ts";
import { uncontrolled } from "../tools/stories/uncontrolled.ts";

/** Times of a day to try; others can be written in the address. */
const times = ["08:00", "09:30", "12:15", "18:45"];

/** Whether a value can be written as text: it holds no element and nothing that is called. */
function isWritten(value: unknown): boolean {
  if (typeof value === "function" || isValidElement(value) || value instanceof Set) return false;
  if (Array.isArray(value)) return value.every(isWritten);
  return typeof value !== "object" || value === null || Object.values(value).every(isWritten);
}

const asGiven = "as in the story";
const short = <span>Un texte court</span>;
const long = (
  <span>
    Un texte bien plus long, comme il s’en écrit, avec un mot anticonstitutionnellement interminable, pour
    voir où il passe à la ligne.
  </span>
);

/** What else a place can hold where a story puts elements, which no text states. */
function samplesOf(kind: ComponentProp["kind"], given: unknown): Record<string, unknown> | undefined {
  if (kind === "text") return { [asGiven]: given, "a short text": short, "a long text": long };
  if (kind !== "data" || !Array.isArray(given)) return undefined;
  return { [asGiven]: given, "the first alone": given.slice(0, 1), none: [] };
}

function controlOf({ kind, options, name }: ComponentProp, value: unknown): InputType {
  if (kind === "icon")
    return { control: { type: "select" }, options: Object.keys(sampleIcons), mapping: sampleIcons };
  if (uncontrolled[kind] !== undefined) return { control: false };
  if (!isWritten(value)) {
    const samples = samplesOf(kind, value);
    if (samples === undefined) return { control: false };
    return { control: { type: "select" }, options: Object.keys(samples), mapping: samples };
  }
  if (kind === "choice") return { control: { type: "select" }, options: options ?? [] };
  if (kind === "time") return { control: { type: "select" }, options: times };
  if (kind === "day") return { control: { type: "date" } };
  if (kind === "switch") return { control: { type: "boolean" } };
  if (kind === "number")
    return { control: { type: "number", ...(name === "progress" ? { step: 0.1 } : {}) } };
  return { control: { type: kind === "data" ? "object" : "text" } };
}

/** Each row of the table of props: its sentence, its type, what it usually is, and a control that fits it. */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const props = (parameters.props ?? []) as readonly ComponentProp[];
  const isByArgs = parameters.__isArgsStory === true;
  const rows = props.map((prop): [string, InputType] => [
    prop.name,
    {
      ...argTypes[prop.name],
      name: prop.name,
      description: prop.sentence,
      type: { name: "other", value: prop.type, required: prop.isRequired },
      table: {
        type: { summary: prop.type },
        ...(prop.usual === undefined ? {} : { defaultValue: { summary: prop.usual } }),
      },
      ...(isByArgs ? controlOf(prop, initialArgs[prop.name]) : { control: false }),
    },
  ]);
  return { ...argTypes, ...Object.fromEntries(rows) } as typeof argTypes;
};

/** The viewer of machines has the path that it was led along in the address: a story’s arg, which is taken there only when it is described. */
export const machinePath: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  "play" in initialArgs
    ? ({
        ...argTypes,
        path: {
          name: "path",
          type: { name: "string" },
          description: "The path that the machine was led along, as the address has it.",
          control: { type: "text" },
        },
      } as typeof argTypes)
    : argTypes;

/** `YYYY-MM-DD` of what the control of a day gives: an instant in ms. */
function dayOf(instant: number): string {
  const day = new Date(instant);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Props that a component reads once: it is drawn anew when a control changes one. */
const isReadOnce = (name: string) => /^(default|isDefault)[A-Z]|^takenOver$/.test(name);

/** What controls give becomes what the component takes. */
export const withControlledArgs: Decorator = (Story, { args, parameters }) => {
  const props = (parameters.props ?? []) as readonly ComponentProp[];
  const days = props.flatMap(({ name, kind }) => {
    const value: unknown = args[name];
    return kind === "day" && typeof value === "number" ? [[name, dayOf(value)]] : [];
  });
  const once = props.flatMap(({ name }) => (isReadOnce(name) ? [args[name]] : []));
  return (
    <Fragment key={JSON.stringify(once)}>
      {Story({ args: { ...args, ...Object.fromEntries(days) } })}
    </Fragment>
  );
};
