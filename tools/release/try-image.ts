import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { debianProgram } from "../debian-program.ts";
import type { Tried } from "./try-files.ts";

/** How a process of the image is started: what deploy/compose.yaml asks for, and the network of this machine instead of its own. */
interface Started {
  settings: Readonly<Record<string, string>>;
  port: number;
}

/** As compose.yaml has it (read_only, tmpfs, cap_drop, security_opt); this machine may forbid limits above its own. */
const confined = [
  ...["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"],
  ...["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096", "--network", "host"],
];

/** Runs programs to their ends, beside the services of this very process. Throws with what they wrote. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    // No systemd has to be there for a health check that is asked for by hand.
    env: { ...process.env, DISABLE_HC_SYSTEMD: "true" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}

/** A podman whose images and containers stand in a folder that goes with it. */
function createPodman(folder: string) {
  const program = debianProgram("podman", ["/usr/bin/podman"]);
  const runtime = debianProgram("runc", ["/usr/sbin/runc"]);
  const own = [
    ...["--runtime", runtime, "--cgroup-manager", "cgroupfs", "--storage-driver", "vfs"],
    ...["--root", join(folder, "images"), "--runroot", join(folder, "running")],
  ];
  return (...args: readonly string[]) => run(program, ...own, ...args);
}

type Podman = ReturnType<typeof createPodman>;

/** The base that the Containerfile names, made of Debian's packages and this Node: no registry is asked. Throws where this machine runs none. */
async function makeBase(
  podman: Podman,
  folder: string,
  { release, node }: { release: string; node: string },
) {
  const containerfile = readFileSync(join(release, "deploy/Containerfile"), "utf8");
  const [, name = "", suite = ""] = /^FROM (\S+:\d+-(\w+)-slim)$/m.exec(containerfile) ?? [];
  const [root, archive] = [join(folder, "debian"), join(folder, "debian.tar")];
  const debootstrap = debianProgram("debootstrap", ["/usr/sbin/debootstrap"]);
  await run(debootstrap, "--variant=minbase", "--include=libatomic1", suite, root);
  copyFileSync(node, join(root, "usr/local/bin/node"));
  await run("tar", "-C", root, "-cf", archive, ".");
  await podman("import", archive, name);
  await podman("run", "--rm", ...confined, name, "node", "--version");
}

/** What the image states of itself. */
async function inspect(podman: Podman): Promise<Tried> {
  const [{ User, Healthcheck } = {}] = JSON.parse(await podman("image", "inspect", "jobami")) as {
    User?: string;
    Healthcheck?: { Test: string[] };
  }[];
  const isRight = User === "10001:10001" && Healthcheck?.Test.includes("node") === true;
  return {
    what: "the image runs as no one in particular, and has its health check",
    fault: isRight ? null : JSON.stringify({ User, Healthcheck }),
  };
}

/** Waits until the process at a port is well, two minutes at most; false where it is not. */
async function isWellAt(port: number): Promise<boolean> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(1000);
  }
  return false;
}

async function serve(podman: Podman, { settings, port }: Started): Promise<Tried[]> {
  const given = Object.entries({ ...settings, PORT: String(port) }).flatMap(([key, value]) => [
    "--env",
    `${key}=${value}`,
  ]);
  await podman("run", "--detach", "--name", "app", ...confined, ...given, "jobami");
  const well = await isWellAt(port);
  const log = well ? "" : await podman("logs", "app");
  const who = await podman("exec", "app", "node", "-p", "process.getuid()");
  const checked = await podman("healthcheck", "run", "app").catch((error: Error) => error.message);
  // A moment for what is under way, as compose.yaml gives it.
  await podman("stop", "--time", "45", "app");
  const code = await podman("inspect", "--format", "{{.State.ExitCode}}", "app");
  return [
    { what: "a process of the image, over a root that it cannot write, is well", fault: well ? null : log },
    { what: "it is user 10001", fault: who === "10001" ? null : who },
    { what: "its health check", fault: checked === "" ? null : checked },
    { what: "it ends as it should when it is asked to", fault: code === "0" ? null : code },
  ];
}

async function build(podman: Podman, release: string): Promise<Tried> {
  const failure = await podman(
    ...["build", "--format", "docker", "--pull=never", "--layers=false", "--isolation=chroot"],
    ...["--file", join(release, "deploy/Containerfile"), "--tag", "jobami", release],
  ).then(
    () => null,
    ({ stderr }: { stderr: string }) => stderr,
  );
  return { what: "podman build, by deploy/Containerfile", fault: failure };
}

/** A podman with the base of the image. Throws where this machine can have no containers, or no Debian. */
export async function prepareImages(folder: string, release: string, node: string): Promise<Podman> {
  const place = join(folder, "image");
  mkdirSync(place);
  const podman = createPodman(place);
  await makeBase(podman, place, { release, node });
  return podman;
}

/** Builds the image of a release by its own Containerfile, and runs a process of it. */
export async function tryImage(podman: Podman, release: string, started: Started): Promise<Tried[]> {
  try {
    const built = await build(podman, release);
    if (built.fault !== null) return [built];
    return [built, await inspect(podman), ...(await serve(podman, started))];
  } finally {
    await podman("rm", "--force", "--all");
  }
}
