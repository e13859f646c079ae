import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianProgram } from "../debian-program.ts";

/** What was tried, and why it is not so where it is not. */
export interface Tried {
  what: string;
  fault: string | null;
}

const deploy = join(import.meta.dirname, "../../deploy");

/** Runs a program that says by its exit code whether something is as it should be; some only warn of what they do not know. */
function ask(what: string, program: string, args: readonly string[], { isSilent = false } = {}): Tried {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  const isWarned = isSilent && stderr !== "";
  const fault = status === 0 && !isWarned ? null : (error?.message ?? `${stdout}${stderr}`.trim());
  return { what, fault };
}

/** A certificate for the name of the site, by itself; answers with its text. */
export function makeCertificate(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = (each: string) => join(folder, each);
  const { status, stderr } = spawnSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${name}`],
      ...["-addext", `subjectAltName=DNS:${name}`],
      ...["-keyout", file("privkey.pem"), "-out", file("fullchain.pem")],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return readFileSync(file("fullchain.pem"), "utf8");
}

/** Where nginx stands on Debian. */
export const nginxProgram = () => debianProgram("nginx-light", ["/usr/sbin/nginx"]);

/** deploy/nginx.conf for other ports, processes and certificate, as a whole configuration; answers with its file. */
export function placeNginx(
  folder: string,
  { clear, sealed, processes }: { clear: number; sealed: number; processes: readonly number[] },
): string {
  const [first = 0, second = 0] = processes;
  const site = readFileSync(join(deploy, "nginx.conf"), "utf8")
    .replace(/listen (\[::\]:)?80;/g, `listen $1${clear};`)
    .replace(/listen (\[::\]:)?443 /g, `listen $1${sealed} `)
    .replace("127.0.0.1:3000", `127.0.0.1:${first}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${second}`)
    .replaceAll("/etc/ssl/jobami/", `${folder}/`)
    .replace("/var/log/nginx/", `${folder}/`)
    .replace(/listen \[::\].*\n/g, "");
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(join(folder, "jobami.conf"), site);
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${temporary.join(" ")} include ${folder}/jobami.conf; }
`,
  );
  return file;
}

/** The unit of systemd with programs that are on this machine. */
function tryUnit(folder: string, release: string): Tried[] {
  const unit = join(folder, "jobami@.service");
  const text = readFileSync(join(deploy, "jobami@.service"), "utf8");
  const placed = text
    .replace("/usr/bin/node", process.execPath)
    .replace("/opt/jobami/start.mjs", join(release, "start.mjs"))
    .replace(/^Documentation=.*\n/m, "");
  writeFileSync(unit, placed);
  copyFileSync(unit, join(folder, "jobami@3000.service"));
  const systemd = debianProgram("systemd", ["/usr/bin/systemd-analyze"]);
  return [
    ask("systemd-analyze verify", systemd, ["verify", "--man=no", join(folder, "jobami@3000.service")], {
      isSilent: true,
    }),
    ask("systemd-analyze security: exposed at most 2.5 of 10", systemd, [
      ...["security", "--offline=yes", "--threshold=25", unit],
    ]),
  ];
}

/** What programs of this machine say of the files of deploy/. */
export function tryFiles(folder: string, release: string): Tried[] {
  const nginx = placeNginx(folder, { clear: 8080, sealed: 8443, processes: [3000, 3001] });
  const promtool = debianProgram("prometheus", ["/usr/bin/promtool"]);
  const caddy = debianProgram("caddy", ["/usr/bin/caddy"]);
  return [
    ask("nginx -t", nginxProgram(), ["-t", "-q", "-c", nginx]),
    ...tryUnit(folder, release),
    ask("promtool check rules", promtool, ["check", "rules", join(deploy, "alerts.yml")]),
    ask("promtool test rules", promtool, [
      ...["test", "rules"],
      ...["alerts.test.yml", "alerts-of-days.test.yml"].map((name) => join(deploy, name)),
    ]),
    ask("promtool check config", promtool, [
      "check",
      "config",
      "--syntax-only",
      join(deploy, "prometheus.yml"),
    ]),
    ask("caddy validate", caddy, [
      "validate",
      "--adapter",
      "caddyfile",
      "--config",
      join(deploy, "Caddyfile"),
    ]),
  ];
}
