import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingNames } from '#server/config.ts';
import { commandScripts } from './assemble.ts';
import { renderChart } from './render-chart.ts';
import { imageEnvironment } from './try-image.ts';

/** The files of deploy/ against the product that they install: settings, ports, probes, versions. */

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(textOf('package.json')) as { version: string };
const chart = path.join(root, 'deploy/helm/parley');

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[];
  depends_on?: object;
}
interface Compose {
  services: Record<string, Service>;
  volumes: object;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
}

/** Fills `${NAME}`, `${NAME:-}` and `${NAME:?…}` as compose does. */
const filled = (value: string, env: Record<string, string>) =>
  value.replace(/\$\{(\w+)(?:(:-|:\?)[^}]*)?\}/g, (_, name: string) => env[name] ?? '');

describe.each([
  ['deploy/compose.yaml', ['parley']],
  ['deploy/compose.cluster.yaml', ['parley-1', 'parley-2']],
])('%s', (file, nodes) => {
  const text = textOf(file);
  const compose = parse(text, { merge: true }) as Compose;
  const env: Record<string, string> = {
    PARLEY_HOST: 'voice.example.com',
    OPERATOR_EMAIL: 'you@example.com',
    SECRET_KEY: 'x'.repeat(64),
    POSTGRES_PASSWORD: 'a-password',
    S3_SECRET: 'another',
    METRICS_TOKEN: 'y'.repeat(32),
  };

  test('gives each node settings that the product takes, and what keeps it in its place', () => {
    const subnet = compose.networks.parley!.ipam.config[0]!.subnet;
    for (const name of nodes) {
      const node = compose.services[name]!;
      expect(node).toMatchObject({ image: `parley:${version}`, read_only: true, cap_drop: ['ALL'] });
      // Twenty seconds for live calls, and some to close all.
      expect(Number.parseInt(node.stop_grace_period!, 10)).toBeGreaterThanOrEqual(30);
      const settings = Object.entries(node.environment!).map(([key, value]) => [key, filled(value, env)]);
      expect(settings.map(([key]) => key).filter((key) => !settingNames.includes(key!))).toEqual([]);
      const config = readConfig({ ...imageEnvironment(), ...Object.fromEntries(settings) });
      expect(config).toMatchObject({ publicUrl: 'https://voice.example.com', trustProxy: [subnet], dataDir: '/data' });
      const isCluster = nodes.length > 1;
      expect([config.databaseUrl !== null, config.s3 !== null, config.secretKey !== null]).toEqual([
        isCluster,
        isCluster,
        isCluster,
      ]);
      expect(node.volumes).toHaveLength(1);
      expect(node.volumes![0]).toMatch(/^[\w-]+:\/data$/);
    }
  });

  test('names every variable that it needs, no password of its own, and only services and volumes that it has', () => {
    const head = text.slice(0, text.indexOf('\nname:'));
    for (const [, name] of text.matchAll(/\$\{(\w+):\?/g)) expect(head).toContain(`#   ${name}=`);
    expect(text).not.toMatch(/(PASSWORD|SECRET|TOKEN|KEY)\w*: (?!\$\{)/);
    const names = Object.keys(compose.services);
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((one: string) => !names.includes(one))).toEqual([]);
      for (const volume of volumes.filter((one) => !one.startsWith('.')))
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
    const { PARLEY_NODES, PARLEY_ASK } = compose.services.caddy!.environment!;
    expect(PARLEY_NODES!.split(' ')).toEqual(nodes.map((name) => `${name}:8080`));
    expect(PARLEY_ASK).toBe(`http://${nodes[0]}:8080/certificates`);
  });
});

test('the image runs as a user who is not root, asks itself whether it is ready, and has the commands of operators', () => {
  const text = textOf('deploy/Dockerfile').replace(/^#.*$/gm, '');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER 10001:10001$/m);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
  expect(last).toMatch(/^VOLUME \/data$/m);
  // Nothing of the machine that builds, and nothing of one processor alone.
  expect(text).not.toMatch(/amd64[^,]|x86_64|linux-x64|ADD |--platform=\$?linux/);
  expect(last).not.toMatch(/npm|curl|apt/);
  const environment = imageEnvironment();
  const config = readConfig(environment);
  expect(config).toMatchObject({ host: '0.0.0.0', port: 8080, dataDir: '/data' });
  const start = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts.start!;
  const [, options] = /^ENTRYPOINT \["\/app\/bin\/node", "([^"]+)"\]$/m.exec(last)!;
  const [, program] = /^CMD \["([^"]+)"\]$/m.exec(last)!;
  expect(`node ${options} ${program}`).toBe(start);
  expect(commandScripts()).toEqual(
    expect.arrayContaining(['scripts/doctor.ts', 'scripts/backup.ts', 'scripts/restore.ts']),
  );
  for (const secret of ['.git', 'data', '**/.env*', 'node_modules', '**/*.parley'])
    expect(textOf('.dockerignore').split('\n')).toContain(secret);
});

interface Deployment {
  spec: {
    replicas: number;
    strategy: { type: string };
    template: {
      spec: {
        securityContext: object;
        terminationGracePeriodSeconds: number;
        volumes: object[];
        containers: {
          image: string;
          env: { name: string; value: string }[];
          ports: { containerPort: number }[];
          securityContext: object;
          readinessProbe: object;
          livenessProbe: object;
        }[];
      };
    };
  };
}

describe('the chart', () => {
  test('makes one pod with its volume, or several without', () => {
    const one = renderChart(chart, { settings: { TRIAL_MINUTES: '0', RATE_LIMIT: '2' } });
    expect(Object.keys(one).toSorted()).toEqual(['Deployment', 'PersistentVolumeClaim', 'Service']);
    const { spec } = one.Deployment as unknown as Deployment;
    const pod = spec.template.spec;
    const [container] = pod.containers;
    expect(spec.strategy.type).toBe('Recreate');
    expect(container).toMatchObject({
      image: `parley:${version}`,
      ports: [{ containerPort: 8080 }],
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
    });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
    const settings = Object.fromEntries(container!.env.map(({ name, value }) => [name, value]));
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(settings).toMatchObject({ TRIAL_MINUTES: '0', RATE_LIMIT: '2' });
    readConfig({ ...imageEnvironment(), ...settings });

    const several = renderChart(chart, {
      replicaCount: 3,
      persistence: { enabled: false },
      existingSecret: 'parley-settings',
      ingress: { enabled: true, className: 'nginx', tlsSecret: 'voice-tls' },
      serviceMonitor: { enabled: true },
      tolerations: [{ key: 'calls', operator: 'Exists' }],
    });
    expect(Object.keys(several).toSorted()).toEqual([
      'Deployment',
      'Ingress',
      'PodDisruptionBudget',
      'Service',
      'ServiceMonitor',
    ]);
    const cluster = several.Deployment as unknown as Deployment;
    expect(cluster.spec).toMatchObject({ replicas: 3, strategy: { type: 'RollingUpdate' } });
    expect(cluster.spec.template.spec.volumes[0]).toEqual({ name: 'data', emptyDir: {} });
    expect(JSON.stringify(cluster)).toContain('parley-settings');
  });

  test('refuses several pods on one volume, and several without a database that they share', () => {
    expect(() => renderChart(chart, { replicaCount: 2 })).toThrow(/persistence\.enabled to false/);
    expect(() => renderChart(chart, { replicaCount: 2, persistence: { enabled: false } })).toThrow(/existingSecret/);
  });

  test('is of the version that it installs', () => {
    expect(parse(textOf('deploy/helm/parley/Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });
});

test('the unit of systemd starts what npm start does, with settings that there are, and may write where it has to', () => {
  const unit = textOf('deploy/parley.service');
  const of = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);
  const { prestart, start } = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts;
  expect(of('ExecStartPre')).toEqual([`/usr/bin/${prestart}`]);
  expect(of('ExecStart')).toEqual([`/opt/parley/app/node_modules/.bin/${start}`]);
  expect(of('User')).toEqual(['parley']);
  expect(of('ProtectSystem')).toEqual(['strict']);
  expect(of('NoNewPrivileges')).toEqual(['yes']);
  // Node compiles as it runs.
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=yes/m);
  expect(Number(of('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(30);
  expect(of('ReadWritePaths')).toEqual(['/opt/parley/app']);
  expect(of('StateDirectory')).toEqual(['parley']);
  const names = of('Environment').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name!));
  expect(names.filter((name) => /^[A-Z]/.test(name) && !['NODE_ENV', 'HOME', ...settingNames].includes(name))).toEqual(
    [],
  );
});

test('commands on a server run as the service does, and are those of the project', () => {
  const unit = textOf('deploy/parley.service');
  const script = textOf('deploy/parley-admin');
  const environment = /^Environment=(.*)$/m.exec(unit)![1]!.split(' ');
  expect([...script.matchAll(/--setenv=(\S+)/g)].map(([, setting]) => setting)).toEqual(environment);
  const [, file] = /^EnvironmentFile=(.*)$/m.exec(unit)!;
  expect(script).toContain(`--property=EnvironmentFile=${file} `);
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
  for (const page of ['deploy', 'upgrades', 'operations']) {
    for (const [, command] of textOf(`docs/${page}.md`).matchAll(/^sudo parley-admin (\S+)/gm))
      expect([page, command! in scripts]).toEqual([page, true]);
  }
});
