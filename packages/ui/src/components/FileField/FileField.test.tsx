import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { checkFiles, limitsText, sizeText } from "./check-files.ts";
import { FileField, type FileFieldProps } from "./FileField.tsx";

function plain(props: Partial<FileFieldProps> = {}): string {
  return renderToStaticMarkup(
    <FileField id="f" label="Photos" files={[]} onAdd={() => {}} onRemove={() => {}} {...props} />,
  )
    .replace(/ class="[^"]*"/g, "")
    .replace(/<svg.*?<\/svg>/g, "");
}

describe("FileField", () => {
  test("is a native file input, described by its limits", () => {
    const html = plain({ accept: ["image/*", ".pdf"], acceptText: "Image ou PDF", maxBytes: 10_000_000 });
    expect(html).toContain('<label for="f">Photos</label>');
    expect(html).toContain(
      '<input id="f" type="file" accept="image/*,.pdf" multiple="" aria-describedby="f-limits"/>',
    );
    expect(html).toContain('<p id="f-limits">Image ou PDF, 10\u00a0Mo au plus.</p>');
  });

  test("takes one file only when one is the limit", () => {
    expect(plain({ maxFiles: 1 })).not.toContain("multiple");
  });

  test("has a place ready to speak refusals", () => {
    expect(plain()).toContain('<div role="alert"></div>');
  });

  test("lists what was taken, with named buttons, and sends ids", () => {
    const html = plain({
      name: "files",
      onRetry: () => {},
      files: [{ id: "7", name: "a.pdf", size: 2_500_000, error: "Interrompu." }],
    });
    expect(html).toContain('aria-label="Renvoyer a.pdf"');
    expect(html).toContain('aria-label="Retirer a.pdf"');
    expect(html).toContain("2,5\u00a0Mo");
    expect(html).toContain('<input type="hidden" name="files" value="7"/>');
  });
});

describe("limits", () => {
  const file = (name: string, size: number, type = "") => ({ name, size, type });

  test("each file is taken, or refused for the first reason that holds", () => {
    const { taken, refused } = checkFiles(
      [
        file("a.PDF", 10),
        file("b.png", 10, "image/png"),
        file("c.docx", 10, "application/msword"),
        file("d.png", 0, "image/png"),
        file("e.png", 11, "image/png"),
        file("f.png", 10, "image/png"),
      ],
      { accept: [".pdf", "image/*"], maxBytes: 10, maxFiles: 3 },
      1,
    );
    expect(taken.map(({ name }) => name)).toEqual(["a.PDF", "b.png"]);
    expect(refused).toEqual([
      { name: "c.docx", why: "type" },
      { name: "d.png", why: "empty" },
      { name: "e.png", why: "size" },
      { name: "f.png", why: "count" },
    ]);
  });

  test("a whole type is matched whole", () => {
    const { taken } = checkFiles(
      [file("a", 1, "image/png"), file("b", 1, "image/jpeg")],
      { accept: ["image/png"] },
      0,
    );
    expect(taken.map(({ name }) => name)).toEqual(["a"]);
  });

  test.each([
    [1, "1\u00a0octet"],
    [999, "999\u00a0octets"],
    [182_400, "182\u00a0ko"],
    [2_480_000, "2,5\u00a0Mo"],
    [10_000_000, "10\u00a0Mo"],
  ])("%d bytes are « %s »", (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  test("without limits nothing is stated", () => {
    expect(limitsText({}, undefined)).toBe("");
    expect(limitsText({ maxFiles: 1 }, "PDF")).toBe("PDF.");
  });
});
