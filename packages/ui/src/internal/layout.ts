import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import { gap as gaps, rowGap as rowGaps } from "../styles/gaps.css.ts";

/** What the layouts share. */
export interface LayoutProps {
  /** What it lays out. */
  children?: ReactNode;
  /** Between what it holds, a step of the space scale. */
  gap?: keyof typeof gaps | undefined;
  /** Between its lines, where that is another step than `gap`. */
  rowGap?: keyof typeof rowGaps | undefined;
  /** What is particular to the place: padding, borders, widths. Never `display`, columns or gaps. */
  className?: string | undefined;
}

/** A layout’s own props, the element that it is drawn as, and what that element takes. */
export type DrawnAs<Element extends ElementType, Own> = Own & {
  /** The element that it is drawn as; a `div` unless stated. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, keyof Own | "as">;

/** The class attribute of the names that apply. */
export function classes(...names: readonly (string | 0 | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** The classes of the gaps that are asked for. */
export function gapClasses(gap: LayoutProps["gap"], rowGap?: LayoutProps["rowGap"]): string | undefined {
  return classes(gap && gaps[gap], rowGap === undefined ? undefined : rowGaps[rowGap]) || undefined;
}
