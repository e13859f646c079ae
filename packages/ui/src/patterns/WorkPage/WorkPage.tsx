import type { ReactNode } from "react";
import { Container } from "../../components/Container/index.ts";
import type { LayoutProps } from "../../internal/layout.ts";
import { Stack } from "../../layout/Stack/index.ts";
import * as css from "./WorkPage.css.ts";

export interface WorkPageProps {
  /** The parts of the page. */
  children: ReactNode;
  /** `wide` for lists and what stands side by side; `text` and `form` end where reading and fields do, and begin where all pages begin. */
  measure?: keyof typeof css.measure | undefined;
  /** Between its parts. */
  gap?: LayoutProps["gap"];
}

/** A page where a person works: all of them have their title at one place, whatever they hold below. */
export function WorkPage({ children, measure = "wide", gap = 6 }: WorkPageProps): ReactNode {
  return (
    <Container width="wide">
      <Stack gap={gap} className={css.measure[measure]}>
        {children}
      </Stack>
    </Container>
  );
}
