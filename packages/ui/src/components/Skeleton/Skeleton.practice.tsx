import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Card } from "../Card/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { Skeleton, SkeletonGroup } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Card>
            <SkeletonGroup>
              <Stack gap={2}>
                <Skeleton shape="title" width="half" />
                <Skeleton />
                <Skeleton width="half" />
              </Stack>
            </SkeletonGroup>
          </Card>
        ),
        why: "In the card that will hold it, at the heights it will have: nothing jumps when it comes.",
      },
      dont: {
        sample: (
          <SkeletonGroup>
            <Stack gap={2}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          </SkeletonGroup>
        ),
        why: "Six lines for what will be one card: the page jumps, and promises text that does not come.",
      },
    },
    {
      do: {
        sample: <Spinner label="Calcul de l’itinéraire…" isLabelVisible />,
        why: "Where the shape is not known, a ring with text.",
      },
      dont: {
        sample: (
          <Stack gap={3}>
            <SkeletonGroup>
              <Skeleton shape="title" />
            </SkeletonGroup>
            <SkeletonGroup label="Chargement du prix…">
              <Skeleton shape="title" />
            </SkeletonGroup>
          </Stack>
        ),
        why: "A group around each line: whoever reads on meets a text of loading before each. One around all of them has one.",
      },
    },
  ],
  writing: [["What loads, for who does not see the shapes", "«\u202fChargement des missions…\u202f»"]],
  long: (
    <SkeletonGroup>
      <Stack gap={2}>
        <Skeleton width="full" />
        <Skeleton width="half" />
      </Stack>
    </SkeletonGroup>
  ),
  rightToLeft: (
    <SkeletonGroup>
      <Stack gap={2}>
        <Skeleton width="full" />
        <Skeleton width="half" />
      </Stack>
    </SkeletonGroup>
  ),
};
