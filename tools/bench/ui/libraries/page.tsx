import type { ComponentType, ReactElement, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { OneProps } from "./native.tsx";

/** What is measured of a library. */
export interface Measurable {
  Provider: ComponentType<{ children: ReactNode }>;
  Button: ComponentType<OneProps>;
  Field: ComponentType<OneProps>;
}

/** What many of. */
export type Kind = "Button" | "Field";

/** Milliseconds. */
export interface Durations {
  mount: number;
  update: number;
}

/** Many of one kind inside the library’s provider. */
export function Many(props: { library: Measurable; kind: Kind; count: number; word: string }): ReactElement {
  const { library, kind, count, word } = props;
  const One = library[kind];
  return (
    <library.Provider>
      {Array.from({ length: count }, (_, index) => (
        <One key={index} label={`${word} ${index}`} />
      ))}
    </library.Provider>
  );
}

/** Lets the page be asked to mount many, then to give each another label; time is that of React’s work and of the layout that follows. */
export function measureIn(page: typeof globalThis, library: Measurable): void {
  const measure = (kind: Kind, count: number): Durations => {
    const container = document.createElement("div");
    document.body.append(container);
    const root = createRoot(container);
    const timed = (word: string) => {
      const start = performance.now();
      flushSync(() => root.render(<Many library={library} kind={kind} count={count} word={word} />));
      container.getBoundingClientRect();
      return performance.now() - start;
    };
    const durations = { mount: timed("Envoyer"), update: timed("Renvoyer") };
    root.unmount();
    container.remove();
    return durations;
  };
  Object.assign(page, { measure });
}
