import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, userEvent, within } from "storybook/test";
import { spoken } from "../../testing/spoken.ts";
import { useGiven } from "../../testing/use-given.ts";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import { Price } from "../Price/index.ts";
import { guide } from "./DataTable.guide.ts";
import { practice } from "./DataTable.practice.tsx";
import { type Column, DataTable, type DataTableProps } from "./index.ts";

interface Invoice {
  id: string;
  client: string;
  what: string;
  day: string;
  euros: number;
  state: "Payée" | "En attente" | "En retard";
}

const invoices: Invoice[] = [
  {
    id: "2026-042",
    client: "Léa Fontaine",
    what: "Haie de thuyas",
    day: "2026-11-03",
    euros: 90,
    state: "Payée",
  },
  {
    id: "2026-043",
    client: "Karim Benali",
    what: "Armoire et étagères",
    day: "2026-11-08",
    euros: 62.5,
    state: "En attente",
  },
  {
    id: "2026-044",
    client: "Élodie Martin",
    what: "Cours de piano",
    day: "2026-10-19",
    euros: 140,
    state: "En retard",
  },
  {
    id: "2026-045",
    client: "Zoé Petit",
    what: "Canapé à descendre",
    day: "2026-11-14",
    euros: 30,
    state: "Payée",
  },
];
const tones = { Payée: "success", "En attente": "warning", "En retard": "danger" } as const;
const days = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", timeZone: "Europe/Paris" });

const columns: Column<Invoice>[] = [
  {
    id: "client",
    header: "Client",
    isRowHeader: true,
    cell: ({ client }) => client,
    sortValue: ({ client }) => client,
  },
  { id: "what", header: "Mission", cell: ({ what }) => what },
  { id: "day", header: "Date", cell: ({ day }) => days.format(new Date(day)), sortValue: ({ day }) => day },
  { id: "state", header: "État", cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge> },
  {
    id: "euros",
    header: "Montant",
    align: "end",
    cell: ({ euros }) => <Price euros={euros} />,
    sortValue: ({ euros }) => euros,
  },
];

const props: DataTableProps<Invoice> = {
  caption: "Factures",
  columns,
  rows: invoices,
  getKey: ({ id }) => id,
  getName: ({ id }) => `la facture ${id}`,
  empty: (
    <EmptyState title="Aucune facture" seed="factures">
      Vos factures arrivent ici dès qu’une mission est payée.
    </EmptyState>
  ),
};

const meta = {
  title: "ui/DataTable",
  component: DataTable<Invoice>,
  tags: ["autodocs"],
  args: props,
  parameters: { guide, practice },
} satisfies Meta<typeof DataTable<Invoice>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Selecting(args: DataTableProps<Invoice>): ReactElement {
  const [selected, setSelected] = useGiven(args.selected);
  return <DataTable {...args} selected={selected} onSelect={setSelected} />;
}

export const Invoices: Story = {};
export const Sorted: Story = { args: { sort: { column: "euros", direction: "descending" } } };
export const Selected: Story = {
  args: {
    selected: new Set(["2026-043", "2026-044"]),
    actions: <Button variant="secondary">Télécharger</Button>,
  },
  render: (args) => <Selecting {...args} />,
};
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Refreshing: Story = { args: { isLoading: true } };
export const Nothing: Story = { args: { rows: [] } };
export const CaptionHidden: Story = { args: { isCaptionHidden: true } };
export const StickyHead: Story = { args: { maxHeight: "10rem" } };
export const AsCards: Story = { globals: { viewport: { value: "w390" } } };
export const AsCardsSelected: Story = { ...Selected, globals: { viewport: { value: "w390" } } };
export const LongWords: Story = {
  args: {
    rows: [
      {
        id: "2026-046",
        client: "Accompagnement-administratif-anticonstitutionnellement-dématérialisé SARL",
        what: "Remise en ordre de trois années de papiers, classement, numérisation et déclaration",
        day: "2026-11-14",
        euros: 12_345.6,
        state: "En attente",
      },
    ],
  },
};

const many: Invoice[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: `2026-${String(index + 1).padStart(4, "0")}`,
  client: `Client ${index + 1}`,
  what: "Coup de main",
  day: "2026-11-14",
  euros: 20 + (index % 80),
  state: "Payée",
}));

export const VeryLong: Story = {
  args: { rows: many, maxHeight: "24rem" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole("table", { name: "Factures" });
    await expect(table).toHaveAttribute("aria-rowcount", "2001");
    const region = await canvas.findByRole("region", { name: "Factures" });
    await expect(region).toHaveAttribute("tabindex", "0");
    await expect(within(table).getAllByRole("row").length).toBeLessThan(60);
    region.scrollTop = region.scrollHeight;
    await expect(await canvas.findByRole("rowheader", { name: "Client 2000" })).toBeVisible();
    await expect(within(table).getAllByRole("row").length).toBeLessThan(60);
    region.scrollTop = 0;
    await canvas.findByRole("rowheader", { name: "Client 1" });
  },
};

const clients = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("rowheader")
    .map((header) => header.textContent);

export const SortsByItsHeaders: Story = {
  tags: ["apg:table/sort"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Client" }));
    await expect(clients(canvasElement)).toEqual([
      "Élodie Martin",
      "Karim Benali",
      "Léa Fontaine",
      "Zoé Petit",
    ]);
    await expect(canvas.getByRole("columnheader", { name: "Client" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.keyboard("{Enter}");
    await expect(clients(canvasElement)[0]).toBe("Zoé Petit");
    await expect(canvas.getByRole("columnheader", { name: "Client" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Montant" }));
    await expect(canvas.getByRole("columnheader", { name: "Client" })).not.toHaveAttribute("aria-sort");
    await expect(canvas.getByText("Trié par Montant, ordre croissant")).toBeInTheDocument();
  },
};

export const SelectsRowsAndRanges: Story = {
  args: { selected: new Set<string>() },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (id: string) => canvas.getByRole("checkbox", { name: `Sélectionner la facture ${id}` });
    const user = userEvent.setup();
    await user.click(box("2026-042"));
    await expect(canvas.getByText("1 ligne sélectionnée")).toBeVisible();
    await user.keyboard("{Shift>}");
    await user.click(box("2026-044"));
    await user.keyboard("{/Shift}");
    await expect(canvas.getByText("3 lignes sélectionnées")).toBeVisible();
    await expect(box("2026-043")).toBeChecked();
    const all = canvas
      .getAllByRole("checkbox", { name: "Tout sélectionner" })
      .find((one) => one.checkVisibility());
    await expect(all).toBePartiallyChecked();
    await user.click(all as HTMLElement);
    await expect(canvas.getByText("4 lignes sélectionnées")).toBeVisible();
    await user.click(all as HTMLElement);
    await expect(canvas.queryByText(/sélectionnée/)).toBeNull();
  },
};

/** With its first two rows: names of rows, boxes, and which column sorts. */
export const ReadAloud: Story = {
  args: {
    rows: invoices.slice(0, 2),
    sort: { column: "euros", direction: "descending" },
    selected: new Set(["2026-042"]),
  },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "Factures",
      "status",
      "1 ligne sélectionnée",
      "status",
      "Trié par Montant, ordre décroissant",
      "table, Factures",
      "rowgroup",
      "row, Sélection Client Mission Date État Montant, row index 1",
      "columnheader, Sélection",
      "checkbox, Tout sélectionner, not checked",
      "columnheader, Client",
      "button, Client",
      "columnheader, Mission",
      "Mission",
      "columnheader, Date",
      "button, Date",
      "columnheader, État",
      "État",
      "columnheader, Montant, sorted in descending order",
      "button, Montant",
      "rowgroup",
      "row, Sélectionner la facture 2026-042 Léa Fontaine Haie de thuyas 3 nov. Payée 90 €, row index 2, selected",
      "cell, Sélectionner la facture 2026-042",
      "checkbox, Sélectionner la facture 2026-042, checked",
      "rowheader, Léa Fontaine",
      "cell, Haie de thuyas",
      "cell, 3 nov.",
      "cell, Payée",
      "Payée",
      "cell, 90 €",
      "90 €",
      "row, Sélectionner la facture 2026-043 Karim Benali Armoire et étagères 8 nov. En attente 62,50 €, row index 3, not selected",
      "cell, Sélectionner la facture 2026-043",
      "checkbox, Sélectionner la facture 2026-043, not checked",
      "rowheader, Karim Benali",
      "cell, Armoire et étagères",
      "cell, 8 nov.",
      "cell, En attente",
      "En attente",
      "cell, 62,50 €",
      "62,50 €",
    ]);
  },
};

/** From right to left the columns begin on the right; figures stay at the end of their row. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole("columnheader");
    const [first, last] = [heads[0], heads.at(-1)].map((head) => head?.getBoundingClientRect().left ?? 0);
    await expect(first).toBeGreaterThan(last ?? 0);
  },
};
