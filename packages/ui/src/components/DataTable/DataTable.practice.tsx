import type { Practice } from "../../practice.ts";
import { Price } from "../Price/index.ts";
import { type Column, DataTable } from "./index.ts";

interface Bid {
  name: string;
  euros: number;
  answer: string;
}
const bids: readonly Bid[] = [
  { name: "Karim B.", euros: 62.5, answer: "Libre samedi" },
  { name: "Inès M.", euros: 140, answer: "Libre lundi" },
];
const key = ({ name }: Bid) => name;
const name: Column<Bid> = { id: "name", header: "Jobbeur", isRowHeader: true, cell: key, sortValue: key };
const price: Column<Bid> = {
  id: "euros",
  header: "Prix",
  align: "end",
  cell: ({ euros }) => <Price euros={euros} />,
  sortValue: ({ euros }) => euros,
};
const answer: Column<Bid> = { id: "answer", header: "Disponibilité", cell: (bid) => bid.answer };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <DataTable
            caption="Propositions"
            columns={[name, answer, price]}
            rows={bids}
            getKey={key}
            sort={{ column: "euros", direction: "ascending" }}
            empty={null}
          />
        ),
        why: "Figures stand below each other at the end of the row; what one compares by can be sorted by.",
      },
      dont: {
        sample: (
          <DataTable
            caption="Propositions"
            columns={[
              name,
              { id: "all", header: "Détails", cell: (bid) => `${bid.answer}, ${bid.euros} euros` },
            ]}
            rows={bids}
            getKey={key}
            empty={null}
          />
        ),
        why: "Two facts in one cell: no column to compare by, nothing to sort.",
      },
    },
    {
      do: {
        sample: (
          <DataTable caption="Propositions" columns={[name, price]} rows={bids} getKey={key} empty={null} />
        ),
        why: "One column names its row: a screen reader repeats it with each cell, a phone makes it the title of a card.",
      },
      dont: {
        sample: (
          <DataTable
            caption="Propositions"
            columns={[{ ...name, isRowHeader: false }, price]}
            rows={bids}
            getKey={key}
            empty={null}
          />
        ),
        why: "No row has a name: « 62,50 € », of whom?",
      },
    },
  ],
  writing: [
    [
      "A header is one noun, without a unit that each cell repeats",
      "«\u202fPrix\u202f», not «\u202fPrix en euros\u202f»",
    ],
    ["The caption names the rows, not that it is a table", "«\u202fPropositions\u202f»"],
    ["What is empty is a dash, not nothing", "«\u202f—\u202f»"],
  ],
  long: (
    <DataTable
      caption="Propositions reçues pour la taille de la haie de thuyas"
      columns={[name, answer, price]}
      rows={[
        {
          name: "Entreprise-anticonstitutionnellement-dématérialisée SARL",
          euros: 12_345.6,
          answer: "Libre du mercredi 23 au dimanche 27 septembre, sauf le jeudi matin",
        },
      ]}
      getKey={key}
      empty={null}
    />
  ),
  rightToLeft: (
    <DataTable
      caption="العروض"
      columns={[
        { ...name, header: "الاسم" },
        { ...price, header: "السعر" },
      ]}
      rows={[
        { name: "كريم", euros: 62.5, answer: "" },
        { name: "إيناس", euros: 140, answer: "" },
      ]}
      getKey={key}
      empty={null}
    />
  ),
};
