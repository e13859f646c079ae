import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator } from "@jobami/api/auth/fixtures";
import { dataAuditsContract } from "@jobami/api/data-audits/contract";
import { dataAudit } from "@jobami/api/data-audits/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { securityContract } from "@jobami/api/security/contract";
import { securityFigures } from "@jobami/api/security/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AuditScreen } from "./AuditScreen.tsx";
import { AuditsScreen } from "./AuditsScreen.tsx";
import { SecurityScreen } from "./SecurityScreen.tsx";
import { copy, dutyCopy } from "./trust.copy.ts";

const screens = {
  security: <SecurityScreen />,
  audits: <AuditsScreen />,
  audit: <AuditScreen id={dataAudit.id} />,
};

interface PageProps {
  screen: keyof typeof screens;
  path: string;
  user: SessionUser | null;
  onNotice: (notice: { title: string }) => void;
}

function Page({ screen, path, user, onNotice }: PageProps) {
  return (
    <StoryProviders path={path} user={user} onNotice={onNotice}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

const meta = {
  title: "web/Équipe/Sécurité et audits",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    screen: "security",
    path: "/admin/security-monitoring",
    user: secured(administrator),
    onNotice: fn(),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { figures } = securityContract;
const { list, run, one } = dataAuditsContract;

/** A week with one bad day [ADM-26]. */
export const Security: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole("table", { name: copy.byDay }));
    await expect(table.getAllByRole("row")).toHaveLength(8);
    await expect(canvas.getByRole("table", { name: copy.networks })).toHaveTextContent("203.0.113.0/24");
    await expect(canvas.getByRole("link", { name: /^30/ })).toHaveAttribute(
      "href",
      "/admin/security-monitoring?jours=30",
    );
  },
};
export const SecurityOnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const SecurityWithoutRefusals: Story = {
  args: { path: "/admin/security-monitoring?jours=90" },
  parameters: {
    msw: [mockAnswer(figures, { success: true, data: { ...securityFigures, networks: [], entries: [] } })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.noNetworks)).toBeVisible();
    await expect(canvas.getByText(copy.noActs)).toBeVisible();
  },
};
export const SecurityLoading: Story = { parameters: { msw: [mockSilence(figures)] } };
export const SecurityOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(figures)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.securityFailed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** Audits that were made, and one that is made now [ADM-34]. */
export const Audits: Story = {
  args: { screen: "audits", path: "/admin/rgpd-audit" },
  tags: ["every-look"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rows = within(await canvas.findByRole("list", { name: copy.audits }));
    const [first] = await rows.findAllByRole("link");
    await expect(first).toHaveAttribute("href", `/admin/detailed-audit/${dataAudit.id}`);
    await expect(rows.getByText(/12\spromesses tenues, 2 à reprendre, 1 à savoir/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy.run }));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith(expect.objectContaining({ title: copy.ran })),
    );
  },
};
export const AuditsOnAPhone: Story = {
  args: { screen: "audits", path: "/admin/rgpd-audit" },
  globals: { viewport: { value: "w390" } },
};
export const AuditsNone: Story = {
  args: { screen: "audits", path: "/admin/rgpd-audit" },
  parameters: {
    msw: [mockAnswer(list, noRows)],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noAudits)).toBeVisible();
  },
};
export const AuditNotRun: Story = {
  args: { screen: "audits", path: "/admin/rgpd-audit" },
  parameters: { msw: [mockRefusal(run, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.run }));
    await expect(await canvas.findByText("Panne.")).toBeVisible();
  },
};
export const AuditsOutOfReach: Story = {
  args: { screen: "audits", path: "/admin/rgpd-audit" },
  parameters: { msw: [mockNetworkFailure(list)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toBeVisible(), { timeout: 30_000 });
  },
};

/** One audit, check by check [ADM-35]. */
export const Audit: Story = {
  args: { screen: "audit", path: `/admin/detailed-audit/${dataAudit.id}` },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(dutyCopy["accounts.asleep"].title)).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(15);
    await expect(canvas.getAllByText("À reprendre")).toHaveLength(2);
  },
};
export const AuditOnAPhone: Story = {
  args: { screen: "audit", path: `/admin/detailed-audit/${dataAudit.id}` },
  globals: { viewport: { value: "w390" } },
};
export const AuditUnknown: Story = {
  args: { screen: "audit", path: `/admin/detailed-audit/${dataAudit.id}` },
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.unknown)).toBeVisible();
  },
};
export const AuditOutOfReach: Story = {
  args: { screen: "audit", path: `/admin/detailed-audit/${dataAudit.id}` },
  parameters: { msw: [mockNetworkFailure(one)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.auditFailed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};
