import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Banner, type BannerProps } from "./Banner.tsx";

function markup(props: BannerProps): string {
  return renderToStaticMarkup(<Banner {...props} />);
}

describe("Banner", () => {
  test.each([
    ["info", "Information"],
    ["success", "Succès"],
    ["warning", "Attention"],
    ["danger", "Erreur"],
  ] as const)("a %s carries an icon and the word « %s », not colour alone", (tone, word) => {
    const html = markup({ tone, title: "Message." });
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).toContain(`>${word}\u00a0: </span>Message.</p>`);
  });

  test("interrupts only when asked to", () => {
    expect(markup({ title: "Message." })).not.toContain("role=");
    expect(markup({ title: "Message.", announce: "polite" })).toContain('role="status"');
    expect(markup({ title: "Message.", announce: "assertive" })).toContain('role="alert"');
  });

  test("can be closed only when its owner declares how", () => {
    expect(markup({ title: "Message." })).not.toContain("<button");
    expect(markup({ title: "Message.", onClose: () => {} })).toContain('aria-label="Fermer le message"');
  });
});
