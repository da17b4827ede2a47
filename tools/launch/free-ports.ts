import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Ports of this machine's loopback address that nothing listened on a moment ago, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  // A server that listens on a port has an address with a port.
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}
