import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Tabs, type TabsProps } from "./Tabs.tsx";

const tabs = [
  { id: "recues", label: "Reçues", count: 4, content: "Karim propose 55 €." },
  { id: "envoyees", label: "Envoyées", content: "Aucune." },
];

function markup(props: Partial<TabsProps> = {}): string {
  return renderToStaticMarkup(<Tabs label="Propositions" tabs={tabs} {...props} />);
}

describe("Tabs", () => {
  test("the server renders the row of tabs and the first panel [apg:tabs/role]", () => {
    const html = markup();
    expect(html).toMatch(
      /role="tablist"[^>]*aria-label="Propositions"|aria-label="Propositions"[^>]*role="tablist"/,
    );
    expect(html.match(/role="tab"/g)).toHaveLength(2);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(1);
    expect(html).toContain("Karim propose 55 €.");
    expect(html).not.toContain("Aucune.");
  });

  test("the owner declares which one is shown", () => {
    expect(markup({ selected: "envoyees" })).toContain("Aucune.");
    expect(markup({ defaultSelected: "envoyees" })).toContain("Aucune.");
  });

  test("a count is read with the text", () => {
    expect(markup().replace(/<[^>]*>/g, "")).toContain("Reçues4");
  });
});
