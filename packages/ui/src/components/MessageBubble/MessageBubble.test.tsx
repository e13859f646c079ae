import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MessageBubble, type MessageBubbleProps } from "./MessageBubble.tsx";

const labels = (props: Partial<MessageBubbleProps>) =>
  renderToStaticMarkup(
    <MessageBubble from="other" author="Karim" time="10:42" {...props}>
      {props.children === undefined ? "Bonjour" : props.children}
    </MessageBubble>,
  )
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<span[^>]*aria-hidden="true">.*?<\/span>/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

describe("MessageBubble", () => {
  test("is read in order: who, what, when", () => {
    expect(labels({})).toBe("|Karim|\u00a0:|Bonjour|10:42|");
    expect(labels({ from: "me", status: "read" })).toBe("|Vous|\u00a0:|Bonjour|10:42|Lu|");
  });

  test("states who writes also where that is not shown again", () => {
    expect(labels({ isFollowing: true })).toBe("|Karim|\u00a0:|Bonjour|10:42|");
  });

  test("what was removed leaves neither text nor files behind", () => {
    expect(labels({ children: null, attachments: "plan.pdf", isEdited: true })).toBe(
      "|Karim|\u00a0:|Message supprimé|10:42|",
    );
  });

  test("may have files and no text", () => {
    const files = renderToStaticMarkup(
      <MessageBubble from="me" author="Léa" attachments="plan.pdf">
        {undefined}
      </MessageBubble>,
    );
    expect(files).toContain("plan.pdf");
    expect(files).not.toContain("Message supprimé");
  });

  test("only one’s own message states how far it came, and only a failed one can be sent again", () => {
    expect(labels({ status: "read" })).not.toContain("Lu");
    expect(labels({ from: "me", status: "failed", onRetry: () => {} })).toContain("Non envoyé|Renvoyer");
    expect(labels({ from: "me", status: "sent", onRetry: () => {} })).not.toContain("Renvoyer");
  });

  test("the product’s own notes have no author", () => {
    expect(labels({ from: "system", author: "x" })).toBe("|Bonjour|10:42|");
  });
});
