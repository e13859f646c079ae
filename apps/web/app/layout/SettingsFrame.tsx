import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { SectionNav } from "@jobami/ui/SectionNav";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { settingsLabel } from "../generated/paths.ts";
import { settingsPages } from "../generated/settings.ts";
import { PartBoundary } from "../platform/failures/index.ts";
import { sectionLabel } from "./copy.ts";
import * as css from "./Settings.css.ts";

/** A section of the settings; from 980 px on all of them stand beside it. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const path = useLocation().pathname.replace(/(^|[^/])\/+$/, "$1");
  return (
    <Container width="wide">
      <Columns ratio="16rem:1" from="wide" gap={10} align="start" className={css.frame}>
        <div className={css.beside}>
          <SectionNav
            label={settingsLabel}
            items={settingsPages.map((page) => ({
              href: page.path,
              label: sectionLabel(page),
              isCurrent: page.path === path,
            }))}
          />
        </div>
        <Stack gap={6} className={css.section}>
          <PartBoundary>{children}</PartBoundary>
        </Stack>
      </Columns>
    </Container>
  );
}
