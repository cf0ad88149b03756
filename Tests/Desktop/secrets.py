"""Keeps secrets as a desktop's secret store does (the Secret Service API), in a file, so that the next one has them, too.

Its arguments are what it does with what it is asked, and the file. It is open, or locked: then a person closes the window that
would unlock it; or it refuses everything.
"""

import json
import os
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

STATE, FILE = sys.argv[1:3]
NAME = "org.freedesktop.secrets"
ROOT = "/org/freedesktop/secrets"
API = "org.freedesktop.Secret."
NOTHING = dbus.ObjectPath("/")


class Refused(dbus.DBusException):
    _dbus_error_name = "org.freedesktop.DBus.Error.AccessDenied"


class NotSupported(dbus.DBusException):
    _dbus_error_name = "org.freedesktop.DBus.Error.NotSupported"


def kept():
    """Pairs of attributes and what is kept under them."""
    if not os.path.exists(FILE):
        return []
    with open(FILE) as file:
        return json.load(file)


def keep(items):
    with open(FILE, "w") as file:
        json.dump(items, file)


def path(number):
    return dbus.ObjectPath(f"{ROOT}/collection/login/{number}")


class Item(dbus.service.Object):
    @dbus.service.method(API + "Item", out_signature="o", path_keyword="place")
    def Delete(self, place):
        items = kept()
        items[int(place.rsplit("/", 1)[1])] = None
        keep(items)
        return NOTHING


class Collection(dbus.service.Object):
    @dbus.service.method(API + "Collection", in_signature="a{sv}(oayays)b", out_signature="oo")
    def CreateItem(self, properties, secret, replaces):
        if STATE != "open":
            raise Refused("not here")
        attributes = dict(properties[API + "Item.Attributes"])
        items = [None if item and item[0] == attributes else item for item in kept()]
        items.append([attributes, bytes(secret[2]).decode()])
        keep(items)
        show(len(items) - 1)
        return path(len(items) - 1), NOTHING


class Prompt(dbus.service.Object):
    @dbus.service.method(API + "Prompt", in_signature="s")
    def Prompt(self, window):
        GLib.timeout_add(50, lambda: self.Completed(True, dbus.Array([], signature="o")))

    @dbus.service.signal(API + "Prompt", signature="bv")
    def Completed(self, dismissed, result):
        pass


class Service(dbus.service.Object):
    @dbus.service.method(API + "Service", in_signature="sv", out_signature="vo")
    def OpenSession(self, algorithm, start):
        if algorithm != "plain":
            raise NotSupported("plain alone")
        return "", dbus.ObjectPath(ROOT + "/session/1")

    @dbus.service.method(API + "Service", in_signature="a{ss}", out_signature="aoao")
    def SearchItems(self, attributes):
        if STATE == "refusing":
            raise Refused("not here")
        found = [
            path(number)
            for number, item in enumerate(kept())
            if item and all(item[0].get(name) == value for name, value in attributes.items())
        ]
        return ([], found) if STATE == "locked" else (found, [])

    @dbus.service.method(API + "Service", in_signature="ao", out_signature="aoo")
    def Unlock(self, paths):
        return [], dbus.ObjectPath(ROOT + "/prompt/1")

    @dbus.service.method(API + "Service", in_signature="aoo", out_signature="a{o(oayays)}")
    def GetSecrets(self, paths, session):
        items = kept()
        return {
            place: (session, b"", items[int(place.rsplit("/", 1)[1])][1].encode(), "text/plain") for place in paths
        }

    @dbus.service.method(dbus.PROPERTIES_IFACE, in_signature="s", out_signature="a{sv}")
    def GetAll(self, interface):
        return {"Collections": dbus.Array([dbus.ObjectPath(ROOT + "/collection/login")], signature="o")}


shown = {}


def show(number):
    shown[number] = Item(bus, path(number))


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
service = Service(bus, ROOT)
collection = Collection(bus, ROOT + "/aliases/default")
prompt = Prompt(bus, ROOT + "/prompt/1")
for number in range(len(kept())):
    show(number)
name = dbus.service.BusName(NAME, bus)
print("ready", flush=True)
GLib.MainLoop().run()
