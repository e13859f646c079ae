import { ApiError } from "@jobami/api/http/errors";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import type { ReactNode } from "react";

const words = {
  retry: "Réessayer",
  cutOff: "Vérifiez votre connexion\u00a0: la page se relit dès qu’elle revient.",
} as const;

interface ReadingProps<T> {
  /** What was asked of the server, as its hook tells it. */
  of: { data: T | undefined; error?: unknown; mutate: () => unknown };
  /** What could not be read. */
  failed: string;
  /** The shape of what is awaited: lines where nothing is said. */
  awaited?: ReactNode;
  /** `polite` where the page says other things first. */
  announce?: "assertive" | "polite";
  /** Also says that it could not be read anew, above what is known. */
  saysStale?: boolean;
  children: (data: T) => ReactNode;
}

const isCutOff = (error: unknown) => error instanceof ApiError && error.code === "NETWORK";

/** What is read from the server: its shape while it is awaited, a way to try again when it failed, and itself. */
export function Reading<T>(props: ReadingProps<T>) {
  const { of, failed, awaited, announce = "assertive", saysStale = false, children } = props;
  const { data, error, mutate } = of;
  return (
    <>
      {error !== undefined && (saysStale || data === undefined) && (
        <Banner
          tone="danger"
          announce={announce}
          title={failed}
          action={
            <Button variant="secondary" size="small" onClick={() => void mutate()}>
              {words.retry}
            </Button>
          }
        >
          {isCutOff(error) ? words.cutOff : null}
        </Banner>
      )}
      {data === undefined && error === undefined && (
        <SkeletonGroup>
          {awaited ?? (
            <Stack gap={3}>
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </Stack>
          )}
        </SkeletonGroup>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
