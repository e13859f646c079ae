import {
  clip,
  endMarkedContent,
  endPath,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from "@cantoo/pdf-lib";
import type { TextShape } from "../layout/index.ts";
import type { Place } from "./units.ts";
import { newUnseenFont, showUnseen } from "./unseen-text.ts";

/** In points, from the lower left corner of the page. */
interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The tree that assistive technology reads of a PDF (ISO 32000-1, 14.7 and 14.8): a document, a part a page, their text and figures. */
export type Structure = ReturnType<typeof newStructure>;

/** Begins the structure of a document. `close` writes it down once its pages are. */
export function newStructure(pdf: PDFDocument) {
  const { context } = pdf;
  const font = newUnseenFont(context);
  const root = context.nextRef();
  const whole = context.nextRef();
  const parts: PDFRef[] = [];
  /** For each page, in its order, which element each of its marked contents belongs to. */
  const owners: PDFRef[][] = [];

  const addElement = (
    tag: string,
    parent: PDFRef,
    entries: Record<string, unknown>,
    ref = context.nextRef(),
  ) => {
    context.assign(ref, context.obj({ Type: "StructElem", S: tag, P: parent, ...entries } as never));
    return ref;
  };

  /** The part of a page; what is drawn between two of its calls belongs to no one. */
  function addPage(page: PDFPage) {
    const part = context.nextRef();
    const children: PDFRef[] = [];
    const owned: PDFRef[] = [];
    page.node.set(PDFName.of("StructParents"), context.obj(owners.length));
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    const unseen = page.node.newFontDictionary("Unseen", font);
    parts.push(part);
    owners.push(owned);
    const begin = (tag: string, properties?: string) =>
      page.pushOperators(
        properties === undefined
          ? PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of(tag)])
          : PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), properties]),
      );
    /** Draws what an element is made of; answers the number by which it names that. */
    const mark = (tag: string, owner: PDFRef, draw: () => void): number => {
      const id = owned.push(owner) - 1;
      begin(tag, `<</MCID ${id}>>`);
      draw();
      page.pushOperators(endMarkedContent());
      return id;
    };
    return {
      /** What is no content: readers pass it by. */
      decorate(draw: () => void) {
        begin("Artifact");
        draw();
        page.pushOperators(endMarkedContent());
      },
      addText(tag: "H1" | "P", lines: readonly TextShape[], place: Place) {
        const element = context.nextRef();
        const ids = lines.map((line, at) =>
          mark(tag, element, () => {
            // The space between two lines is text too, or their words run together.
            const isLast = at === lines.length - 1;
            page.pushOperators(...showUnseen(unseen, line, place, isLast));
          }),
        );
        children.push(addElement(tag, part, { Pg: page.ref, K: ids }, element));
      },
      addFigure(alternative: string, { left, bottom, right, top }: Bounds, paint: () => void) {
        const element = context.nextRef();
        const id = mark("Figure", element, () => {
          page.pushOperators(
            pushGraphicsState(),
            rectangle(left, bottom, right - left, top - bottom),
            clip(),
            endPath(),
          );
          paint();
          page.pushOperators(popGraphicsState());
        });
        const box = { O: "Layout", Placement: "Block", BBox: [left, bottom, right, top] };
        const entries = { Pg: page.ref, K: id, Alt: PDFHexString.fromText(alternative), A: box };
        children.push(addElement("Figure", part, entries, element));
      },
      close: () => void addElement("Sect", whole, { K: children }, part),
    };
  }

  return {
    addPage,
    close() {
      addElement("Document", root, { K: parts }, whole);
      const numbers = owners.flatMap((owned, at) => [at, owned]);
      context.assign(
        root,
        context.obj({
          Type: "StructTreeRoot",
          K: whole,
          ParentTree: context.register(context.obj({ Nums: numbers }) as PDFDict),
          ParentTreeNextKey: owners.length,
        }),
      );
      pdf.catalog.set(PDFName.of("StructTreeRoot"), root);
      pdf.catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    },
  };
}
