import ts from "typescript";

/** What a screen writes that a layout or a token would state. */
export interface Finding {
  /** The name of the style it stands in, or what is called: `globalStyle`. */
  rule: string;
  written: string;
}

function ruleOf(node: ts.Node): string {
  for (let at = node; at.parent; at = at.parent) {
    if (ts.isVariableDeclaration(at)) return at.name.getText();
    if (ts.isCallExpression(at) && ts.isExpressionStatement(at.parent)) return at.expression.getText();
  }
  return "";
}

function find(source: string, isFound: (name: string, value: string) => boolean): Finding[] {
  const file = ts.createSourceFile("screen.css.ts", source, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      const value = ts.isObjectLiteralExpression(node.initializer) ? "" : node.initializer.getText();
      if (isFound(name, value)) found.push({ rule: ruleOf(node), written: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const layoutProperty = /^(gap|rowGap|columnGap|gridTemplate\w*|flexDirection|flexWrap)$/;

/** Where a source lays out by itself: `display` as flex or grid; columns, directions and gaps of its own. */
export function ownLayouts(source: string): Finding[] {
  return find(source, (name, value) =>
    name === "display" ? /^["'`](inline-)?(flex|grid)["'`]$/.test(value) : layoutProperty.test(name),
  );
}

/** Where a source repeats a value that the theme owns: a colour, a breakpoint, a layer, a size of text, a font. */
export function ownValues(source: string): Finding[] {
  return find(source, (name, value) => {
    if (/^\((min|max)-(width|height):/.test(name)) return true;
    if (name === "zIndex") return Math.abs(Number(value)) > 1;
    if (name === "fontSize") return /^["'`][\d.]+(rem|px)["'`]$/.test(value);
    if (name === "fontFamily") return /^["'`]/.test(value);
    return /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/i.test(value);
  });
}
