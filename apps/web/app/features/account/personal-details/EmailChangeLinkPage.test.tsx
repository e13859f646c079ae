import { emailChangeLink } from "@jobami/api/email-change/fixtures";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Posted } from "../../../platform/forms/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { EmailChangeLinkPage } from "./EmailChangeLinkPage.tsx";
import type { EmailChangeLinkView, OpenedLink } from "./email-change-link.ts";

/** The page as the server draws it, after what was posted. */
function drawn(opened: OpenedLink, code: string | null): string {
  const view = { outcome: null, problem: code === null ? null : { code } } as EmailChangeLinkView;
  const posted: Posted<EmailChangeLinkView> | null = code === null ? null : { values: {}, fields: [], view };
  return renderToString(
    <StoryProviders path="/account/email?token=jeton">
      <EmailChangeLinkPage opened={opened} token="jeton" posted={posted} />
    </StoryProviders>,
  );
}

const form = /<form[^>]*method="post".*<button[^>]*type="submit"/;

test.each([null, "FAILED", "CSRF_TOKEN_INVALID"])("after %j both answers can still be posted", (code) => {
  const html = drawn({ link: emailChangeLink }, code);
  expect(html).toMatch(form);
  expect(html.includes("Nous n’avons pas pu vous répondre")).toBe(code !== null);
});

test("a link that could not be read is read again by a link", () => {
  const html = drawn({ problem: "FAILED" }, null);
  expect(html).toMatch(/<a[^>]*href="\/account\/email\?token=jeton"[^>]*>Réessayer</);
  expect(html).not.toContain("<button");
});

test.each(["EXPIRED", "INVALID"] as const)("after %j there is nothing to answer", (problem) => {
  for (const html of [drawn({ problem }, null), drawn({ link: emailChangeLink }, problem)])
    expect(html).not.toMatch(form);
});
