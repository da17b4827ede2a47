export { startStubServer, type StubAnswer, type StubRequest, type StubRoute, type StubServer } from './stub-server.ts';
export { contractExample } from './contract-example.ts';
