// Loaded before a script: from then on nothing leaves the process.
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

const cut = () => {
  throw new Error('the network is cut');
};
net.Socket.prototype.connect = cut;
dgram.Socket.prototype.send = cut;
dns.lookup = cut;
