import type { Practice } from "../../practice.ts";
import { samples } from "../../testing/samples.tsx";
import { Grid } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Grid columns={{ tablet: 2, laptop: 3 }} gap={4}>
            {samples(6)}
          </Grid>
        ),
        why: "Many of one kind, all of one width: one below the other on a phone, then two, then three.",
      },
      dont: {
        sample: (
          <Grid columns={{ laptop: 4 }} gap={4}>
            {samples(3)}
          </Grid>
        ),
        why: "Three in a row for four: the gap at the end seems to be one that is missing.",
      },
    },
    {
      do: {
        sample: (
          <Grid as="ul" columns={{ tablet: 2 }} gap={3}>
            {samples(4, "li")}
          </Grid>
        ),
        why: "A list stays a list: its length is read out.",
      },
      dont: {
        sample: (
          <Grid columns={{ tablet: 2 }} gap={3}>
            <p>Quand</p>
            <p>Samedi 28 novembre</p>
            <p>Prix</p>
            <p>90&nbsp;€</p>
          </Grid>
        ),
        why: "Terms and values held together by place alone: on a phone, and read out, they are four lines. A DescriptionList.",
      },
    },
  ],
  writing: [["The count is that of the fullest row", "`columns={{ laptop: 3 }}` for three, six or nine"]],
  long: (
    <Grid columns={{ tablet: 2 }} gap={3}>
      {samples(6)}
    </Grid>
  ),
  rightToLeft: (
    <Grid columns={{ tablet: 2 }} gap={3}>
      <p>بستنة</p>
      <p>تنظيف</p>
    </Grid>
  ),
};
