import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, userEvent, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import { Price } from "../Price/index.ts";
import { guide } from "./DataTable.guide.ts";
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
  parameters: { guide },
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
