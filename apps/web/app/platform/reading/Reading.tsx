import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import type { ReactNode } from "react";
import { ReadingFailed } from "./ReadingFailed.tsx";

interface ReadingProps<T> {
  /** What was asked of the server, as its hook returns it. */
  of: { data: T | undefined; error?: unknown; mutate: () => unknown };
  /** What could not be read. */
  failed: string;
  /** The shape of what is awaited: lines where nothing is stated, `null` where what stands there is enough. */
  awaited?: ReactNode;
  /** `polite` where the page states other things first. */
  announce?: "assertive" | "polite";
  /** Also states that it could not be read anew, above what is known. */
  showsStale?: boolean;
  children: (data: T) => ReactNode;
}

const defaultShape = (
  <Stack gap={3}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </Stack>
);

/** What is read from the server: its shape while it is awaited, a way to try again when it failed, and itself. */
export function Reading<T>(props: ReadingProps<T>) {
  const { of, failed, awaited = defaultShape, announce = "assertive", showsStale = false, children } = props;
  const { data, error, mutate } = of;
  return (
    <>
      {error !== undefined && (showsStale || data === undefined) && (
        <ReadingFailed error={error} title={failed} announce={announce} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <SkeletonGroup>{awaited}</SkeletonGroup>}
      {data !== undefined && children(data)}
    </>
  );
}
