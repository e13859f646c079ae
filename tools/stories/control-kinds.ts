import ts from "typescript";
import type { ControlKind } from "./uncontrolled.ts";

interface Kind {
  kind: ControlKind;
  options?: readonly (string | number | boolean)[];
  sample?: unknown;
}

const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;

const isNode = (type: ts.Type) =>
  /^(ReactNode|ReactElement|ReactPortal|Iterable<ReactNode>)/.test(type.aliasSymbol?.name ?? "") ||
  type.symbol?.name === "ReactElement";

function isLeftOut(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0 && type.getCallSignatures().length > 0;
}

/** Whether a value of the type can be written as JSON: text stands for elements, and what may be called can be left out. */
function isData(type: ts.Type, checker: ts.TypeChecker, depth = 0): boolean {
  if (depth > 5) return false;
  if (isNode(type)) return true;
  if (type.isUnion()) return type.types.every((part) => isData(part, checker, depth));
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return false;
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return true;
  if (type.getCallSignatures().length > 0) return false;
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (element !== undefined) return isData(element, checker, depth + 1);
  if (/^(Readonly)?(Set|Map)$|Element$|^Date$|^File/.test(type.symbol?.name ?? "")) return false;
  return checker
    .getPropertiesOfType(type)
    .every(
      (symbol) => isLeftOut(symbol, checker) || isData(checker.getTypeOfSymbol(symbol), checker, depth + 1),
    );
}

const literalOf = (type: ts.Type, checker: ts.TypeChecker) =>
  type.isStringLiteral() || type.isNumberLiteral()
    ? type.value
    : type.flags & ts.TypeFlags.BooleanLiteral
      ? checker.typeToString(type) === "true"
      : undefined;

/** A switch, or one of several values that are written out. */
function choiceOf(parts: readonly ts.Type[], checker: ts.TypeChecker): Kind | undefined {
  const options = parts.map((type) => literalOf(type, checker)).filter((option) => option !== undefined);
  if (parts.length === 0 || options.length < parts.length) return undefined;
  if (options.every((option) => typeof option === "boolean")) return { kind: "switch" };
  return { kind: "choice", options: [...new Set(options)] };
}

/** What a prop of these types is changed by; `null` and `undefined` are among what every control can leave. */
export function kindOf(name: string, given: readonly ts.Type[], checker: ts.TypeChecker): Kind {
  const parts = given
    .filter((type) => !(type.flags & ts.TypeFlags.Null))
    .flatMap((type) => {
      const bound = type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : type;
      return bound?.isUnion() ? bound.types : bound ? [bound] : [];
    });
  const has = (flags: ts.TypeFlags) => parts.some((type) => type.flags & flags);
  if (name === "ref" || /Ref$/.test(name)) return { kind: "ref" };
  if (name === "as") return { kind: "choice", options: ["div", "section", "ul", "ol", "form"] };
  if (parts.some(isNode) || parts.some((type) => type.symbol?.name === "ReactPortal"))
    return { kind: name === "icon" ? "icon" : "text" };
  if (parts.some((type) => type.getCallSignatures().length > 0))
    return { kind: /^on[A-Z]/.test(name) ? "handler" : "function" };
  const choice = choiceOf(parts, checker);
  if (choice !== undefined) return choice;
  if (has(ts.TypeFlags.StringLike)) return { kind: "text" };
  if (has(ts.TypeFlags.NumberLike) && !has(ts.TypeFlags.Object)) return { kind: "number" };
  if (!parts.every((type) => isData(type, checker))) return { kind: "composed" };
  return { kind: "data", sample: parts[0] && sampleOf(parts[0], checker) };
}

/** A value of a type that is written as JSON: each text is an example, each list has one entry; what may be left out of it is. */
function sampleOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): unknown {
  const [first = type] = type.isUnion() ? type.types.filter((part) => !(part.flags & nothing)) : [type];
  if (isNode(type) || isNode(first)) return "Exemple";
  const literal = literalOf(first, checker);
  if (literal !== undefined) return literal;
  if (first.flags & ts.TypeFlags.NumberLike) return 3;
  if (first.flags & ts.TypeFlags.StringLike) return "Exemple";
  if (!(first.flags & ts.TypeFlags.Object) || first.getCallSignatures().length > 0 || depth > 5)
    return undefined;
  const element = checker.getIndexTypeOfType(first, ts.IndexKind.Number);
  if (element !== undefined) {
    const { length } = checker.isTupleType(first)
      ? checker.getTypeArguments(first as ts.TypeReference)
      : [element];
    return Array.from({ length }, () => sampleOf(element, checker, depth + 1));
  }
  const entries = checker.getPropertiesOfType(first).map((symbol) => {
    const isDay = /`YYYY-MM-DD`|ISO date/.test(
      ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    );
    return [
      symbol.name,
      isDay ? "2026-11-27" : sampleOf(checker.getTypeOfSymbol(symbol), checker, depth + 1),
    ];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
