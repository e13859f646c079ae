import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ColumnChart } from "./ColumnChart.tsx";

function heights(values: number[]): string[] {
  const columns = values.map((value, place) => ({ label: `J${place}`, value, text: `${value}` }));
  const markup = renderToStaticMarkup(
    <ColumnChart title="Vues" heads={["Jour", "Vues"]} columns={columns} />,
  );
  return [...markup.matchAll(/style="height:([\d.]+)%"/g)].map(([, height]) => height ?? "");
}

test.each([
  [
    [0, 5, 10],
    ["0", "50", "100"],
  ],
  [
    [0, 0],
    ["0", "0"],
  ],
  [
    [1, 1000],
    ["3", "100"],
  ],
  [
    [-400, 200],
    ["0", "100"],
  ],
])(
  "columns of %o are %o high: the most fills it, a little is seen, nothing and less is not",
  (values, high) => {
    expect(heights(values)).toEqual(high);
  },
);

test("the figures stand in a table for whoever does not see the picture", () => {
  const markup = renderToStaticMarkup(
    <ColumnChart
      title="Vues"
      heads={["Jour", "Vues"]}
      columns={[{ label: "lun. 2", value: 4, text: "4" }]}
    />,
  );
  expect(markup).toContain('<div aria-hidden="true">');
  expect(markup.slice(markup.indexOf("<details"))).toMatch(/lun\. 2.*>4</);
});
