import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Stat } from "./Stat.tsx";

const plain = (markup: string) => markup.replace(/ class="[^"]*"/g, "").replace(/<svg.*?<\/svg>/g, "↗");

describe("Stat", () => {
  test("states what, how much, and how it moved as text", () => {
    expect(
      plain(
        renderToStaticMarkup(
          <Stat
            label="Missions"
            value="24"
            change={{ direction: "down", text: "2 de moins", meaning: "bad" }}
          />,
        ),
      ),
    ).toBe("<div><p>Missions</p><p>24</p><p>↗<span><span>en baisse, </span>2 de moins</span></p></div>");
  });

  test("states that it is loaded, and shows no change meanwhile", () => {
    const markup = plain(
      renderToStaticMarkup(
        <Stat
          label="Missions"
          value={null}
          change={{ direction: "up", text: "2 de plus", meaning: "good" }}
        />,
      ),
    );
    expect(markup).toContain('aria-busy="true"');
    expect(markup).not.toContain("2 de plus");
  });

  test("a figure of zero is a figure", () => {
    expect(plain(renderToStaticMarkup(<Stat label="Missions" value={0} />))).toContain("<p>0</p>");
  });
});
