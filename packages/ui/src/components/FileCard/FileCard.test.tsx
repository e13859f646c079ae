import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FileCard } from "./FileCard.tsx";
import { endingOf, kindOf, sizeText } from "./file-labels.ts";

describe("FileCard", () => {
  test.each([
    [0, "0\u00a0o"],
    [999, "999\u00a0o"],
    [1000, "1\u00a0Ko"],
    [84_000, "84\u00a0Ko"],
    [2_412_000, "2,4\u00a0Mo"],
    [3_000_000_000_000, "3\u202f000\u00a0Go"],
  ])("writes %i bytes as %s", (bytes, labels) => {
    expect(sizeText(bytes)).toBe(labels);
  });

  test.each([
    ["devis.pdf", "PDF", "pdf"],
    ["photo.de.chantier.JPEG", "JPEG", "image"],
    ["LISEZMOI", "", "other"],
    [".env", "", "other"],
    ["plan.dwg", "DWG", "other"],
  ])("knows the kind of %s", (name, ending, kind) => {
    expect([endingOf(name), kindOf(name)]).toEqual([ending, kind]);
  });

  test("every command names its file", () => {
    const markup = renderToStaticMarkup(
      <FileCard name="devis.pdf" bytes={1} href="/d" onRemove={() => {}} />,
    );
    expect(markup).toMatch(/<a [^>]*href="\/d" download="devis\.pdf" aria-label="Télécharger devis\.pdf"/);
    expect(markup).toContain('aria-label="Retirer devis.pdf"');
  });

  test("a file that is being sent cannot be downloaded yet; one that failed shows no progress", () => {
    const sending = renderToStaticMarkup(<FileCard name="a.pdf" bytes={1} href="/d" progress={0} />);
    expect(sending).not.toContain("<a ");
    expect(sending).toContain('role="progressbar"');
    expect(
      renderToStaticMarkup(<FileCard name="a.pdf" bytes={1} progress={0.5} error="Non." />),
    ).not.toContain("progressbar");
  });
});
