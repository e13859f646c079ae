import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SideMenu } from "./SideMenu.tsx";

describe("SideMenu", () => {
  test("is nothing while it is closed: its code comes when it first opens", () => {
    const html = renderToStaticMarkup(
      <SideMenu
        isOpen={false}
        onClose={() => {}}
        title="Jobami"
        sections={[{ title: "Menu", entries: null }]}
      />,
    );
    expect(html).toBe("");
  });
});
