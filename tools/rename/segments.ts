import ts from "typescript";
import type { Kind } from "./rule.ts";

/** A piece of a file; an identifier has its names: one, or two where `{ a }` stands for `{ a: a }`. */
export interface Segment {
  readonly kind: Kind;
  text: string;
  /** The name as a property, and as a variable: both of a shorthand. */
  property?: string | undefined;
  variable?: string | undefined;
  /** A string with the path of a file in it. */
  readonly isPath?: boolean;
}

const isSource = /\.(?:[mc]?ts|tsx|[mc]?js)$/;
const isMarkdown = /\.mdx?$/;
const hasDashComments = /\.sql$/;
const titled = /^(?:test|it|describe|story|journey|bench|suite)\b/;
const identifierOf = /[A-Za-z_$][\w$]*/g;
const comments = /\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*(?:\n[ \t]*(?=\/\/))?)+/g;
const dashComments = /(?:--[^\n]*(?:\n[ \t]*(?=--))?)+/g;

/** Cuts a file into segments whose texts, one after the other, are the file. */
export function segmentsOf(file: string, text: string): Segment[] {
  if (isSource.test(file)) return sourceSegments(file, text);
  if (isMarkdown.test(file)) return [{ kind: "markdown", text }];
  if (hasDashComments.test(file)) return parted(text, dashComments, "comment", "code");
  if (file.endsWith(".hbs")) return hbsSegments(text);
  return [{ kind: "plain", text }];
}

/** What the segments are, written out again. */
export function written(segments: readonly Segment[]): string {
  return segments
    .map(({ text, property, variable }) => {
      if (property !== undefined && variable !== undefined)
        return property === variable ? variable : `${property}: ${variable}`;
      return property ?? variable ?? text;
    })
    .join("");
}

function parted(text: string, pattern: RegExp, found: Kind, between: Kind): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) segments.push({ kind: between, text: text.slice(at, match.index) });
    segments.push({ kind: found, text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) segments.push({ kind: between, text: text.slice(at) });
  return segments;
}

/** A template of `pnpm new` is code with holes: no parser reads it, its words are its identifiers. */
function hbsSegments(text: string): Segment[] {
  return parted(text, comments, "comment", "code").flatMap((segment) =>
    segment.kind === "comment"
      ? [segment]
      : parted(segment.text, identifierOf, "identifier", "code").map((part) =>
          part.kind === "identifier" ? { ...part, variable: part.text } : part,
        ),
  );
}

function sourceSegments(file: string, text: string): Segment[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const segments: Segment[] = [];
  let at = 0;
  const visit = (node: ts.Node): void => {
    const leaf = leafOf(node);
    if (leaf === undefined) {
      ts.forEachChild(node, visit);
      return;
    }
    const start = node.kind === ts.SyntaxKind.JsxText ? node.pos : node.getStart(source);
    if (start < at) return;
    segments.push(...parted(text.slice(at, start), comments, "comment", "code"));
    segments.push({ ...leaf, text: text.slice(start, node.end) });
    at = node.end;
  };
  visit(source);
  segments.push(...parted(text.slice(at), comments, "comment", "code"));
  return segments;
}

type Leaf = Omit<Segment, "text">;

function leafOf(node: ts.Node): Leaf | undefined {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
    return { kind: "identifier", ...namesOf(node, node.text) };
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (isTitle(node)) return { kind: "title" };
    return { kind: ts.isStringLiteral(node) ? "string" : "template", isPath: /^\.{1,2}\//.test(node.text) };
  }
  if (ts.isTemplateHead(node)) return { kind: isTitle(node.parent) ? "title" : "template" };
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return { kind: isTitle(node.parent.parent) ? "title" : "template" };
  if (ts.isJsxText(node)) return { kind: "jsx" };
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) return { kind: "code" };
  return undefined;
}

function namesOf(
  node: ts.Identifier | ts.PrivateIdentifier,
  name: string,
): Pick<Segment, "property" | "variable"> {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node)
    return { property: name, variable: name };
  if (ts.isBindingElement(parent)) {
    if (parent.propertyName === node) return { property: name };
    const isShort =
      parent.name === node &&
      parent.propertyName === undefined &&
      parent.dotDotDotToken === undefined &&
      ts.isObjectBindingPattern(parent.parent);
    return isShort ? { property: name, variable: name } : { variable: name };
  }
  return isProperty(parent, node) ? { property: name } : { variable: name };
}

function isProperty(parent: ts.Node, node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isAccessor(parent) ||
    ts.isEnumMember(parent) ||
    ts.isNamedTupleMember(parent) ||
    ts.isJsxAttribute(parent);
  return isMember && parent.name === node;
}

/** The first argument of `test(…)`, `describe(…)`, `test.each(…)(…)`. */
function isTitle(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) && parent.arguments[0] === node && titled.test(parent.expression.getText())
  );
}
