#!/usr/bin/perl
# Stands in for systemctl in the rehearsal's Debian: hands its arguments to the rehearsal, and ends as that says.
use strict;
use IO::Socket::UNIX;
my $socket = IO::Socket::UNIX->new(Peer => '/run/rehearsal.sock') or die "The rehearsal does not answer: $!\n";
print $socket join("\t", @ARGV), "\n";
my $code = <$socket>;
my $text = join '', <$socket>;
print { $code == 0 ? *STDOUT : *STDERR } $text;
exit $code;
