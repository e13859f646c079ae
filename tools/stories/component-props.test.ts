import { describe, expect, test } from "vitest";
import { unmoved } from "../storybook/unmoved-controls.ts";
import { type ComponentProp, readComponents } from "./component-props.ts";
import { uncontrolled } from "./uncontrolled.ts";

const components = readComponents();
const props = components.flatMap(({ name, props: all }) => all.map((prop) => ({ ...prop, of: name })));

const propOf = (component: string, name: string): ComponentProp | undefined =>
  components.find((one) => one.name === component)?.props.find((prop) => prop.name === name);

describe("the table of props of each component", () => {
  test("states what every prop is for, in a sentence", () => {
    expect(components.length).toBeGreaterThan(100);
    expect(props.length).toBeGreaterThan(900);
    const mute = props.filter(({ sentence }) => !/^\S.*[.!?»]$/s.test(sentence.trim()));
    expect(mute.map(({ of, name, sentence }) => `${of}.${name}: ${sentence}`)).toEqual([]);
  });

  test("has a control for each, but for what is called, is code, or points to an element", () => {
    const without = props.filter(({ kind }) => uncontrolled[kind] !== undefined);
    expect(new Set(without.map(({ kind }) => kind))).toEqual(new Set(Object.keys(uncontrolled)));
    // Most of them are events; more that hold code would be props that no one can try.
    expect(without.filter(({ kind }) => kind !== "handler" && kind !== "ref").length).toBeLessThan(40);
  });

  test("knows what a prop is, whatever stands beside it", () => {
    expect(propOf("Button", "isDisabled")).toMatchObject({
      kind: "switch",
      usual: "false",
      isRequired: false,
    });
    expect(propOf("Button", "variant")).toMatchObject({
      kind: "choice",
      options: expect.arrayContaining(["primary", "danger"]),
    });
    expect(propOf("Accordion", "headingLevel")).toMatchObject({ kind: "choice", options: [2, 3, 4, 5, 6] });
    expect(propOf("Button", "icon")).toMatchObject({ kind: "icon" });
    expect(propOf("NumberField", "value")).toMatchObject({ kind: "number", isRequired: true });
    expect(propOf("DateField", "value")).toMatchObject({ kind: "day" });
    expect(propOf("TimeField", "max")).toMatchObject({ kind: "time" });
    expect(propOf("Select", "options")).toMatchObject({ kind: "data" });
    expect(propOf("Select", "onChange")).toMatchObject({ kind: "handler" });
    expect(propOf("DataTable", "getKey")).toMatchObject({ kind: "function" });
    expect(propOf("Price", "euros")).toMatchObject({ kind: "number", isRequired: false });
    expect(propOf("Stack", "gap")).toMatchObject({ kind: "choice" });
  });

  test("excuses from turning only props that there are, each with why", () => {
    const known = new Set(props.map(({ of, name }) => `${of}.${name}`));
    expect(Object.keys(unmoved).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.values(unmoved).filter((why) => why.split(" ").length < 4)).toEqual([]);
  });
});
