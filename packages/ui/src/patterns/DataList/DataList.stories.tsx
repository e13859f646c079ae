import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hammer } from "lucide-react";
import type { ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { EmptyState } from "../../components/EmptyState/index.ts";
import { ListRow, ListRowSkeleton } from "../../components/List/index.ts";
import { Price } from "../../components/Price/index.ts";
import { Skeleton } from "../../components/Skeleton/index.ts";
import { heading, text } from "../../styles/text.css.ts";
import { guide } from "./DataList.guide.ts";
import { practice } from "./DataList.practice.tsx";
import { DataList, type DataListProps } from "./DataList.tsx";

interface Mission {
  id: string;
  title: string;
  place: string;
  euros: number;
}

const missions: Mission[] = [
  {
    id: "1",
    title: "Tailler une haie de thuyas, 12\u00a0m",
    place: "Villeurbanne · 2,4\u00a0km · dès jeudi",
    euros: 90,
  },
  {
    id: "2",
    title: "Monter une armoire et fixer deux étagères",
    place: "Lyon 3e · 1,2\u00a0km · samedi",
    euros: 60,
  },
  { id: "3", title: "Descendre un canapé du 4e étage", place: "Lyon 3e · 1,2\u00a0km · samedi", euros: 30 },
];

function MissionLine({ title, place, euros }: Mission): ReactElement {
  return (
    <Card element="article">
      <div style={{ display: "flex", justifyContent: "space-between", gap: 16 }}>
        <h3 className={heading[3]} style={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </h3>
        <Price euros={euros} />
      </div>
      <p className={text.faint}>{place}</p>
    </Card>
  );
}

const props: DataListProps<Mission> = {
  label: "Missions",
  status: "ready",
  items: missions,
  getKey: ({ id }) => id,
  renderItem: (mission) => <MissionLine {...mission} />,
  skeleton: (
    <Card>
      <Skeleton width="half" />
      <Skeleton />
    </Card>
  ),
  empty: (
    <EmptyState
      title="Aucune mission pour l’instant"
      seed="missions"
      action={<Button>Poster une mission</Button>}
    >
      Les premières propositions arrivent d’ordinaire dans l’heure.
    </EmptyState>
  ),
};

const meta = {
  title: "patterns/DataList",
  component: DataList<Mission>,
  tags: ["autodocs"],
  args: props,
  parameters: { guide, practice },
} satisfies Meta<typeof DataList<Mission>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
const asRows = {
  look: "rows" as const,
  renderItem: ({ title, place, euros }: Mission) => (
    <ListRow
      leading={<Hammer />}
      title={title}
      detail={place}
      figure={<Price euros={euros} />}
      state="Ouverte"
    />
  ),
  skeleton: <ListRowSkeleton hasLeading />,
};
export const Rows: Story = {
  args: asRows,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("listitem");
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(
      window.matchMedia("(min-width: 40em)").matches ? 72 : 96,
    );
  },
};
export const RowsLoading: Story = { args: { ...asRows, status: "loading", items: [] } };
export const Loading: Story = { args: { status: "loading", items: [] } };
export const Refreshing: Story = { args: { status: "loading" } };
export const Empty: Story = { args: { items: [] } };
export const Failed: Story = { args: { status: "failed", items: [], onRetry: fn() } };
export const FailedToRefresh: Story = {
  args: {
    status: "failed",
    onRetry: fn(),
    failure: { title: "La liste n’est plus à jour.", detail: "Vérifiez votre connexion." },
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        id: "1",
        title: "Accompagnement administratif anticonstitutionnellement personnalisé et dématérialisé",
        place: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson · 12,4\u00a0km",
        euros: 12345.6,
      },
    ],
  },
};
export const LoadingMore: Story = { args: { more: { onMore: fn(), isPending: true } } };

const thousands = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index + 1),
  title: `Mission ${index + 1}`,
  place: "Lyon 3e",
  euros: 30,
}));
export const Thousands: Story = {
  args: { ...asRows, isLong: true, items: thousands, total: thousands.length },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(100);
    await expect(canvas.getByText("Mission 1").closest("li")).toHaveAttribute("aria-setsize", "5000");
    window.scrollTo(0, 10_000_000);
    const last = await canvas.findByText("Mission 5000");
    await expect(last.closest("li")).toHaveAttribute("aria-posinset", "5000");
    await expect(canvas.queryByText("Mission 1")).toBeNull();
    window.scrollTo(0, 0);
    await expect(await canvas.findByText("Mission 1")).toBeVisible();
  },
};

export const LoadsMore: Story = {
  args: { more: { onMore: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Afficher plus" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.more?.onMore).toHaveBeenCalledOnce();
  },
};
