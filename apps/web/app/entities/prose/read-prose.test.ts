import { describe, expect, test } from "vitest";
import { plainText } from "./prose.ts";
import { proseHtml } from "./prose-html.server.ts";
import { ProseError, readHead, readProse } from "./read-prose.server.ts";

describe("a text in Markdown", () => {
  test("becomes the few things that are drawn, typeset as French is", () => {
    expect(
      readProse(
        "Lisez *vite* **l'essentiel** : [la page](/aide).\n\n## Que faire ?\n\n> « Oui »\n\n1. Un\n2. Deux\n\n- trois",
      ),
    ).toEqual([
      {
        kind: "paragraph",
        runs: [
          { text: "Lisez " },
          { text: "vite", isEmphasised: true },
          { text: " " },
          { text: "l’essentiel", isStrong: true },
          { text: "\u00a0: " },
          { text: "la page", to: "/aide" },
          { text: "." },
        ],
      },
      { kind: "heading", level: 2, text: "Que faire\u202f?", id: "que-faire" },
      { kind: "quote", runs: [{ text: "«\u202fOui\u202f»" }] },
      { kind: "list", isOrdered: true, items: [[{ text: "Un" }], [{ text: "Deux" }]] },
      { kind: "list", isOrdered: false, items: [[{ text: "trois" }]] },
    ]);
  });

  test.each([
    "<script>alert(1)</script>",
    "Un <b>mot</b>",
    "![photo](https://exemple.fr/a.png)",
    "[ici](javascript:alert(1))",
    "[ici](//exemple.fr)",
    "[ici](http://exemple.fr)",
    "# Un second titre",
    "| a |\n|---|\n| b |",
    "```\ncode\n```",
    "---",
  ])("%j is refused whole: it is not what is drawn here", (markdown) => {
    expect(() => readProse(markdown)).toThrow(ProseError);
  });

  test("is HTML for who reads it elsewhere, inert and with whole addresses", () => {
    const blocks = readProse("## A < B\n\nDe [l'aide](/aide?a=1&b=2) & **plus**\n\n- un\n\n> cité");
    expect(proseHtml(blocks, "https://exemple.fr/")).toBe(
      '<h2>A &lt; B</h2><p>De <a href="https://exemple.fr/aide?a=1&amp;b=2">l’aide</a> &amp; <strong>plus</strong></p><ul><li>un</li></ul><blockquote><p>cité</p></blockquote>',
    );
    expect(plainText(blocks)).toBe("A < B De l’aide & plus un cité");
  });
});

test("a file has a head, whose values may hold a colon", () => {
  expect(readHead("---\ntitle: Prix : à deux\nupdated: 2026-01-02\n---\nTexte\n")).toEqual({
    head: { title: "Prix\u00a0: à deux", updated: "2026-01-02" },
    body: "Texte\n",
  });
  expect(() => readHead("Texte")).toThrow(ProseError);
});
