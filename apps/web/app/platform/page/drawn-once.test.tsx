import { useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawnOnce } from "./drawn-once.ts";

let drawings = 0;
function Name({ name }: { name: string }) {
  drawings += 1;
  return (
    <li>
      {name} & {name.length}
    </li>
  );
}
function List({ of: { names } }: { of: { names: readonly string[] } }) {
  return (
    <ul className="a>b">
      {names.map((name) => (
        <Name key={name} name={name} />
      ))}
    </ul>
  );
}

it("what is the same on every page is drawn once, as it would be in its page", () => {
  const of = { names: ["Léa", "Inès"] };
  const whole = renderToString(<List of={of} />);
  drawings = 0;
  const Once = drawnOnce(List);
  const once = () => renderToString(<Once of={of} />);
  expect([once(), once(), drawings]).toEqual([whole, whole, 2]);
  expect(renderToString(<Once of={{ names: ["Moussa"] }} />)).toContain("Moussa");
  expect(drawings).toBe(3);
});

it("what has ids of its own is drawn with its page: two of them would have the same", () => {
  const Field = () => <p id={useId()}>Champ</p>;
  const Once = drawnOnce(() => (
    <div>
      <Field />
    </div>
  ));
  const html = renderToString(
    <>
      <Once />
      <Once />
    </>,
  );
  const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});
