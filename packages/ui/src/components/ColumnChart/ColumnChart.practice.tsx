import type { Practice } from "../../practice.ts";
import { ColumnChart } from "./index.ts";

const days = (values: readonly number[]) =>
  values.map((value, place) => ({ label: `${place + 1} nov.`, value, text: String(value) }));
const views = days([1, 0, 2, 3, 1, 0, 0, 2, 4, 1, 1, 0, 2, 5]);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <ColumnChart title="Vues du profil" total="22 en tout" heads={["Jour", "Vues"]} columns={views} />
        ),
        why: "One thing over time; the days without any are there, so that a pause is seen.",
      },
      dont: {
        sample: (
          <ColumnChart
            title="Missions par catégorie"
            heads={["Catégorie", "Missions"]}
            columns={[
              { label: "Jardinage", value: 12, text: "12" },
              { label: "Ménage", value: 30, text: "30" },
              { label: "Cours", value: 4, text: "4" },
            ]}
          />
        ),
        why: "Categories have no course, and only the first and the last are named: ProgressBars name each.",
      },
    },
    {
      do: {
        sample: (
          <ColumnChart
            title="Revenus"
            total={"1\u202f240\u00a0€ cette année"}
            heads={["Mois", "Revenus"]}
            columns={[
              { label: "janv.", value: 400, text: "400\u00a0€" },
              { label: "févr.", value: 240, text: "240\u00a0€" },
              { label: "mars", value: 600, text: "600\u00a0€" },
            ]}
          />
        ),
        why: "The total states what the columns come to, with its unit.",
      },
      dont: {
        sample: (
          <ColumnChart
            title="Statistiques"
            heads={["Mois", "Valeur"]}
            columns={[
              { label: "janv.", value: 400, text: "400" },
              { label: "févr.", value: 240, text: "240" },
              { label: "mars", value: 600, text: "600" },
            ]}
          />
        ),
        why: "400 of what? Neither title nor table states it.",
      },
    },
  ],
  writing: [
    ["The title is what is counted", "«\u202fVues du profil\u202f»"],
    ["The heads name a column and what it counts", "«\u202fJour\u202f», «\u202fVues\u202f»"],
  ],
  long: (
    <ColumnChart
      title="Consultations de votre profil public et de vos réalisations"
      total="22 depuis le début du mois"
      heads={["Jour", "Consultations"]}
      columns={views}
    />
  ),
  rightToLeft: (
    <ColumnChart
      title="مشاهدات الملف"
      total="22"
      heads={["اليوم", "المشاهدات"]}
      summary="الأرقام"
      columns={views}
    />
  ),
};
