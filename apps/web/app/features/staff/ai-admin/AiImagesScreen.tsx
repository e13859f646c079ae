import type { AiImages } from "@jobami/api/ai/contract";
import { useAiImages } from "@jobami/api/ai/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stat } from "@jobami/ui/Stat";
import { useSearchParams } from "react-router";
import { aiImagesAudience, aiImagesLabel, aiImagesPath } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { readPeriod } from "./ai-search.ts";
import { copy, figure } from "./copy.ts";
import { PeriodFilter } from "./PeriodFilter.tsx";

/** /admin/ai-image-stats: how many pictures AI made [ADM-20]. */
export function AiImagesScreen() {
  return (
    <RequireStaff needs={aiImagesAudience}>
      <Images />
    </RequireStaff>
  );
}

function Images() {
  const [params] = useSearchParams();
  const reading = useAiImages(readPeriod(params) || undefined);
  return (
    <StaffPage title={aiImagesLabel} error={reading.error}>
      <Stack gap={5}>
        <PeriodFilter path={aiImagesPath} />
        <Reading of={reading} failed={copy.imagesFailed} showsStale>
          {({ data }) => <Counted images={data} />}
        </Reading>
      </Stack>
    </StaffPage>
  );
}

function Counted({ images: { images, failed, texts } }: { images: AiImages }) {
  return (
    <Stack gap={6}>
      <AutoGrid least="narrow" gap={5}>
        <Stat label={copy.images} value={figure(images)} />
        <Stat label={copy.imagesFailedCount} value={figure(failed)} />
        <Stat label={copy.texts} value={figure(texts)} />
      </AutoGrid>
      {images + failed === 0 && <EmptyState title={copy.noImages}>{copy.noImagesDetail}</EmptyState>}
    </Stack>
  );
}
