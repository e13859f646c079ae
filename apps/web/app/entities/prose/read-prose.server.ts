import { folded } from "@jobami/api/http/folded";
import { marked, type Token, type Tokens } from "marked";
import { typeset } from "../../platform/typography/index.ts";
import type { ProseBlock, ProseRun } from "./prose.ts";

/** The text holds something that is not drawn here: raw HTML, a picture, a table, a link that leads elsewhere than it may. */
export class ProseError extends Error {
  override readonly name = "ProseError";
}

/** Pages of ours, places of this page, the web by https, and addresses of mail. */
const lawfulLink = /^(?:\/(?!\/)|#|https:\/\/|mailto:)/;

/** « Que dit la loi ? » as an id of its page. */
export const idOf = (text: string): string => folded(text).replaceAll(" ", "-");

function runOf(token: Token, look: Omit<ProseRun, "text">): ProseRun[] {
  switch (token.type) {
    case "text":
    case "escape":
      return "tokens" in token && token.tokens
        ? runsOf(token.tokens, look)
        : [{ text: typeset(token.text), ...look }];
    case "strong":
      return runsOf((token as Tokens.Strong).tokens, { ...look, isStrong: true });
    case "em":
      return runsOf((token as Tokens.Em).tokens, { ...look, isEmphasised: true });
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      if (!lawfulLink.test(href)) throw new ProseError(`A link may not lead to ${href}`);
      return runsOf(tokens, { ...look, to: href });
    }
    default:
      throw new ProseError(`${token.type} is not drawn: ${token.raw}`);
  }
}

function runsOf(tokens: readonly Token[] = [], look: Omit<ProseRun, "text"> = {}): ProseRun[] {
  return tokens.flatMap((token) => runOf(token, look));
}

function itemOf({ tokens }: Tokens.ListItem): ProseRun[] {
  return tokens.flatMap((token) => runsOf(token.type === "paragraph" ? token.tokens : [token]));
}

function blockOf(token: Token): ProseBlock[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new ProseError(`The page has its title: ${token.raw}`);
      const text = runsOf(tokens)
        .map((run) => run.text)
        .join("");
      return [{ kind: "heading", level: depth, text, id: idOf(text) }];
    }
    case "paragraph":
      return [{ kind: "paragraph", runs: runsOf(token.tokens) }];
    case "blockquote":
      return [
        {
          kind: "quote",
          runs: ((token as Tokens.Blockquote).tokens ?? []).flatMap((part) =>
            runsOf((part as Tokens.Paragraph).tokens),
          ),
        },
      ];
    case "list":
      return [
        { kind: "list", isOrdered: Boolean(token.ordered), items: (token as Tokens.List).items.map(itemOf) },
      ];
    default:
      throw new ProseError(`${token.type} is not drawn: ${token.raw}`);
  }
}

/** Reads Markdown into the few things that are drawn of it: no HTML ever passes. Throws ProseError for anything else. */
export function readProse(markdown: string): ProseBlock[] {
  return marked.lexer(markdown).flatMap(blockOf);
}

/** Parts the head of a file (`name: value` a line, between two lines of `---`) from its text. Throws ProseError without one. */
export function readHead(file: string): { head: Record<string, string>; body: string } {
  const [, lines, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (lines === undefined || body === undefined) throw new ProseError("The file begins without its head.");
  const pairs = lines.split("\n").map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).trim(), typeset(line.slice(at + 1).trim())] as const;
  });
  return { head: Object.fromEntries(pairs), body };
}
